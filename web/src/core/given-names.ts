/** Names to begin with, from many countries and the same in every language; none of them is a bot's. */
const NAMES = (
  "Adela Adil Agnes Aiko Alba Alina Alma Alvar Amara Amina Amir Anouk Anton Arjun Asta Astrid Aurelia Ayla Basil Bastian " +
  "Bela Blanca Bruno Carla Carlos Celia Chiara Cosima Dana Daria Dario Delia Diego Dina Edda Edgar Eleni Elias Elin Elio " +
  "Elisa Emil Emre Enzo Esra Ewa Fabio Farah Felix Fenna Fiona Flora Frida Gael Gita Greta Guido Gustav Halvard Hanna Hector " +
  "Hedda Helena Hiro Hugo Ida Ilja Ines Ingrid Iris Ismael Ivo Jana Janek Jarek Jasper Joana Jonas Josef Judit Juno Kaito " +
  "Karim Katja Kenji Kira Klara Lale Lars Leila Lena Leo Leonor Lilou Linus Lotte Luca Luna Maja Malik Malin Manon Marek Margaux " +
  "Mateo Mei Mila Milan Mira Miro Nadia Naomi Nils Nina Noa Noor Norah Odile Olaf Olga Oscar Otto Paloma Paolo Pavel Petra Piet " +
  "Priya Rafael Ravi Remy Rita Rosa Ruben Sami Samir Sara Selma Silas Sofia Sora Stella Sven Tamar Tara Tessa Theo Tilda Tobias " +
  "Tomas Uma Ursula Vera Viggo Viola Wanda Wim Xenia Yann Yara Yuki Yusuf Zara Zeno Zoe"
).split(" ");

/** A name for somebody who has none yet; they can change it where they sit down. */
export const proposedName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Noor";
