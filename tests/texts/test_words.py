"""One term for each thing: words that no text for players may use, because another one is the booklet's or the house's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.titles import COMPLETE

import ludotheca
from ludotheca.games import registry

PACKAGE = Path(ludotheca.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
SHARED = [
    PACKAGE / "texts",
    PACKAGE / "cli" / "texts",
    PACKAGE / "server" / "texts",
    PACKAGE / "server" / "notices" / "texts",
    WEB / "texts",
]

# What is said, in a regular expression, and what is said instead.
EVERYWHERE = {
    "en": {
        r"\w'\w": "’",
        r"owes? (?:a|no) decision|owed decision": "your turn",
        r"\bparted by\b": "separated by",
        r"\b(?:let|lets) expect\b": "expected",
        r"[Ss]et (?:the|a) table": "create",
        r"\busually\b": "by default",
        r"[Oo]ne (?:die|wheat|point|soldier|gold) more|\ba white die more|\b1 gold more": "an extra die, 1 more wheat",
        r"(?<![-\w])[Ll]etters? (?:is|was|to you|on its)|by a letter": "e-mail",
        r"\b[Oo]nly who\b|(?:^|[.;:=] )[Ww]ho (?:lost|lies|upgraded|sent|has|is)\b": "the player who",
        r"\bchance has spoken|\bfists? (?:are|is)\b": "say the thing",
    },
    "fr": {
        r"\w'\w": "’",
        r"(?<=[\w)}»”])[ \u00a0][;!:](?=\s|$)|(?<=[\w)}»”])\u00a0\?": "U+202F before : ; ? !",
        r"[Bb]ibliothèque": "ludothèque",
        r"[Mm]ettre la table|[Mm]et(?:tez|s) (?:une|la) table": "créer la table",
        r"d’ordinaire": "par défaut",
        r"[Hh]asard loyal|le hasard a parlé": "tirages vérifiables",
        r"\bpay(?:e|ent)\b": "paie, paient",
        r"vous ont battu\b|[Nn]ouveau ici|seriez content\b|vous seul\b": "no gender for “vous”",
        r"\bSeul qui\b": "Seul un roi qui",
        r"(?<![-\w$.])[Bb]ots?\b(?! =|-)": "robot",
        r"\b[Ll]ettres? (?:à cette|est|pour vous)|\b[Cc]rochet\b|\b[Aa]vis\b": "courriel, webhook, notification",
        r"[Dd]ress(?:er|ant) la table|quand on la dresse": "créer la table",
        r"\b[Vv]ous êtes (?:invité|inscrit|prévenu)\b|être (?:prévenu|oublié)\b": "no gender for “vous”",
        # What stands for a name may begin with a vowel: `$name-of` and its like elide, `of-name` is where they do.
        r"(?<!\[no\] )\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) \{ \$(?:name|names|who|owner|maker|seat|other|player|title) \}": "d’Ada, pour Ada",
    },
}  # fmt: skip
OF_A_TITLE = {
    "kingsburg": {
        "en": {r"[Cc]ounsellors\b": "advisors", r"\blevel (?:get|keeps)|\bare level\b": "tied"},
        "fr": {r"au combat\b": "en bataille", r"[Cc]adeau|\bdons?\b": "gain", r"\bproductives\b": "de production"},
    },
    "comuni": {
        "en": {r"(?<!-)\basleep\b|fall asleep|wake|awake": "active, inactive", r"\b(?:building|wall) step": "storey", r"\b[Bb]id for (?:a|column)": "bid on"},
        "fr": {
            r"\bforce (?:de|\{)|\| force": "puissance",
            r"un pas de|[Uu]ne étape de": "étage",
            r"partie de remparts|de rempart\b": "pan de remparts",
            r"en sommeil|dorment|s’endorment": "inactive",
            r"[Tt]uiles? héros": "tuile de héros",
            r"cartes? projet": "carte de projet",
            r"chef de l’alliance|mène (?:aussi )?l’alliance": "chef d’alliance",
            r"\bchassé|\bdépassé": "délogé",
            r"Venise|\bPape\b|\bEmpereur\b": "Venezia, le pape, l’empereur",
            r"\bréserve\b": "stock général",
        },
    },
    "alba_longa": {
        "en": {r"lying (?:merchant|farmer|one)|A lying": "lying down", r"\bplunder": "pillage", r"one thing": "item", r"success \{": "won by"},
        "fr": {
            r"\b[Cc]ités?\b": "ville",
            r"Assise|Albe la": "Assisi, Alba Longa",
            r"Marque de Piété": "marqueur de piété",
            r"carte météo": "carte climat",
            r"le plus plein": "le plus riche",
            r"tient la cour|tenir la cour": "faire appel à la cour",
            r"\bprises?\b(?= de| à|\n| \{)|une chose\b": "produit",
            r"\bAn \{|l’an (?:prochain|\{)": "année",
            r"dress(?:er|ez|ent)\b": "élever",
        },
    },
    "rome_in_a_day": {
        "en": {r"\bgroups?\b": "region", r"\band so does he\b": "each other"},
        "fr": {r"\bgroupes?\b": "zone", r"\bgenres?\b": "type", r"[Pp]artag(?:er|ez|e)\b (?:ses|vos|en)|\bmarquent\b": "diviser, rapporter"},
    },
}  # fmt: skip


def texts(folders: list[Path], lang: str) -> list[Path]:
    """The files for players below some folders; comments in them are for us."""
    found = [
        path
        for folder in folders
        for path in (folder / f"{lang}.ftl", folder / f"{lang}.md")
        if path.exists()
    ]
    assert found
    return found


def slips(path: Path, words: dict[str, str]) -> list[str]:
    """The lines that say a word otherwise than the house does."""
    lines = [
        line
        for line in path.read_text("utf-8").split("\n")
        if not line.startswith("#") or path.suffix == ".md"
    ]
    return [
        f"{path.parent.parent.name}/{path.name}: {line.strip()[:90]} -> {better}"
        for line in lines
        for word, better in words.items()
        if re.search(word, line)
    ]


def folders_of(title: str) -> list[Path]:
    folder = registry.get(title).folder
    return [folder / "texts", folder / "lessons", folder / "player_rules", WEB / "games" / title / "texts"]


@pytest.mark.parametrize("lang", EVERYWHERE)
def test_the_house_says_one_word_for_one_thing(lang: str) -> None:
    folders = SHARED + [folder for title in COMPLETE for folder in folders_of(title)]
    assert [slip for path in texts(folders, lang) for slip in slips(path, EVERYWHERE[lang])] == []


@pytest.mark.parametrize("lang", EVERYWHERE)
@pytest.mark.parametrize("title", OF_A_TITLE)
def test_a_title_says_the_words_of_its_booklet(title: str, lang: str) -> None:
    words = OF_A_TITLE[title][lang]
    assert [slip for path in texts(folders_of(title), lang) for slip in slips(path, words)] == []
