"""The commands as data, read off their parser: for the completion of shells, the man page and the documentation."""

import re
from argparse import SUPPRESS, Action, ArgumentParser, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from saleroom import bots
from saleroom.games import GAMES

SHELLS = ("bash", "zsh", "fish")
PROGRAM = "saleroom"


def presets() -> Iterator[str]:
    """Yield the ids of the presets of all games."""
    yield from dict.fromkeys(preset.id for game in GAMES.values() for preset in game.presets)


WORDS: Mapping[str, Callable[[], Iterable[str]]] = {
    "GAME": lambda: GAMES, "LEVEL": bots.names, "NAMES": bots.names, "PRESET": presets,
}  # fmt: skip
"""What can be said for values that are called so."""


@dataclass(frozen=True)
class Argument:
    """What a command takes: an option with its names, or something at a place."""

    names: tuple[str, ...]
    """`--seats`, or `-h` and `--help`; none for something at a place."""
    value: str
    """How its value is called, like N; empty where it takes none."""
    about: str
    choices: tuple[str, ...]
    several: bool
    needed: bool

    def in_usage(self, text: str) -> str:
        """How a line of usage shows it: in brackets where it may be left out."""
        return text if self.needed else f"[{text}]"

    @property
    def is_file(self) -> bool:
        """Whether its value is a file or a folder."""
        return self.value in ("FILE", "RECORD", "FOLDER", "DIR")


@dataclass(frozen=True)
class Command:
    """A command: the words that call it, what it does, and what it takes."""

    words: tuple[str, ...]
    about: str
    examples: str
    arguments: tuple[Argument, ...]
    parts: tuple["Command", ...] = field(default=())

    @property
    def name(self) -> str:
        """Its own word."""
        return self.words[-1]

    @property
    def brief(self) -> str:
        """What it does, in a sentence."""
        return re.split(r"(?<=\w)[.:;](?:\s|$)", self.about, maxsplit=1)[0].split("\n")[0].rstrip(".")

    @property
    def options(self) -> list[Argument]:
        """Those with a name."""
        return [argument for argument in self.arguments if argument.names]

    @property
    def places(self) -> list[Argument]:
        """Those at a place."""
        return [argument for argument in self.arguments if not argument.names]

    @cached_property
    def usage(self) -> str:
        """How it is called, in one line."""
        options = [
            one.in_usage(f"{one.names[-1]} {one.value}".strip())
            for one in self.options
            if "--help" not in one.names
        ]
        places = [one.in_usage(one.value + (" ..." if one.several else "")) for one in self.places]
        return " ".join([*self.words, *(["ACTION"] if self.parts else []), *places, *options])

    def all(self) -> Iterator["Command"]:
        """It and its parts."""
        yield self
        for part in self.parts:
            yield from part.all()


def describe(parser: ArgumentParser, words: tuple[str, ...] = (PROGRAM,)) -> Command:
    """The commands of a parser."""
    arguments, parts = [], []
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            parts += [describe(one, (*words, name)) for name, one in action.choices.items()]
        elif action.help is not SUPPRESS:
            arguments.append(argument_of(action))
    examples = re.sub(r"\Aexamples?:\n", "", parser.epilog or "")
    return Command(words, parser.description or "", examples, tuple(arguments), tuple(parts))


def argument_of(action: Action) -> Argument:
    """One argument of argparse."""
    takes = action.nargs != 0
    choices = tuple(map(str, action.choices or ()))
    called = action.metavar if isinstance(action.metavar, str) else "|".join(choices) or action.dest.upper()
    return Argument(
        tuple(action.option_strings),
        called if takes else "",
        (action.help or "").replace("%%", "%"),
        choices or (tuple(WORDS[called]()) if takes and called in WORDS else ()),
        action.nargs in ("+", "*"),
        action.required,
    )


def completion(command: Command, shell: str) -> str:
    """What a shell reads to complete our commands."""
    return {"bash": bash, "zsh": zsh, "fish": fish}[shell](command)


def bash(command: Command) -> str:
    """For bash: a list of words for every command, files where a file is wanted."""
    cases, values = [], dict[str, str]()
    for one in command.all():
        words = [part.name for part in one.parts]
        words += [choice for place in one.places for choice in place.choices]
        words += [name for option in one.options for name in option.names if name.startswith("--")]
        cases.append(f'    "{" ".join(one.words[1:])}") words="{" ".join(words)}" ;;')
        for option in one.options:
            if option.value:
                offered = "-f" if option.is_file else f"-W {chr(34)}{' '.join(option.choices)}{chr(34)}"
                values[option.names[-1]] = offered
    asked = "\n".join(
        f'    {name}) COMPREPLY=($(compgen {offered} -- "$here")); return ;;'
        for name, offered in sorted(values.items())
    )
    nested = " ".join(part.name for part in command.parts if part.parts)
    return f"""\
# bash completion for saleroom; `saleroom completion bash` writes it.
_saleroom() {{
  local here="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" called="" words="" word
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    [[ "$word" == -* ]] && continue
    [[ -z "$called" ]] && called="$word" && continue
    [[ " {nested} " == *" $called "* ]] && called="$called $word"
    break
  done
  case "$before" in
{asked}
  esac
  case "$called" in
{chr(10).join(cases)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$here"))
  [[ ${{#COMPREPLY[@]}} -eq 0 && "$here" != -* ]] && COMPREPLY=($(compgen -f -- "$here"))
}}
complete -o filenames -F _saleroom saleroom
"""


def quoted(text: str) -> str:
    """A text between single quotes, for a shell."""
    return "'" + text.replace("'", "'\\''") + "'"


def zsh(command: Command) -> str:
    """For zsh: `_arguments` for every command, with what each does."""

    def plain(text: str) -> str:
        return re.sub(r"([\[\]:\\])", r"\\\1", " ".join(text.split()))

    def value(argument: Argument) -> str:
        if argument.choices:
            return f":{plain(argument.value)}:({' '.join(argument.choices)})"
        return f":{plain(argument.value)}:{'_files' if argument.is_file else ''}"

    def name_of(one: Command) -> str:
        return "_" + "_".join(one.words).replace("-", "_")

    functions = []
    for one in command.all():
        specs = [
            quoted(f"{name}[{plain(option.about)}]{value(option) if option.value else ''}")
            for option in one.options
            for name in option.names
        ]
        if one.parts:
            listed = " ".join(quoted(f"{part.name}:{plain(part.brief)}") for part in one.parts)
            cases = " ".join(f"{part.name}) {name_of(part)} ;;" for part in one.parts)
            functions.append(
                f"{name_of(one)}() {{\n  local state line\n  local -a parts=({listed})\n"
                f"  _arguments -C {' '.join(specs)} '1:command:->part' '*::rest:->rest'\n"
                f"  case $state in\n    part) _describe command parts ;;\n"
                f"    rest) case $line[1] in {cases} esac ;;\n  esac\n}}"
            )
        else:
            specs += [quoted(f"{'*' if place.several else ''}{value(place)}") for place in one.places]
            functions.append(f"{name_of(one)}() {{\n  _arguments {' '.join(specs)}\n}}")
    return (
        "#compdef saleroom\n# zsh completion for saleroom; `saleroom completion zsh` writes it.\n"
        + "\n".join(functions)
        + '\nif [ "$funcstack[1]" = "_saleroom" ]; then _saleroom "$@"; else compdef _saleroom saleroom; fi\n'
    )


def fish(command: Command) -> str:
    """For fish: a line for every command and option."""
    lines = ["# fish completion for saleroom; `saleroom completion fish` writes it."]

    def where(one: Command) -> str:
        words = one.words[1:]
        if not words:
            return "__fish_use_subcommand"
        if len(words) == 1 and one.parts:
            inner = " ".join(part.name for part in one.parts)
            return f"__fish_seen_subcommand_from {words[0]}; and not __fish_seen_subcommand_from {inner}"
        return "; and ".join(f"__fish_seen_subcommand_from {word}" for word in words)

    for one in command.all():
        at = f"complete -c {PROGRAM} -n {quoted(where(one))}"
        lines += [f"{at} -f -a {part.name} -d {quoted(part.brief)}" for part in one.parts]
        for argument in one.arguments:
            about = f"-d {quoted(' '.join(argument.about.split()))}"
            flags = "".join(
                f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}" for name in argument.names
            )
            takes = " -r" if argument.names and argument.value else ""
            offers = f" -a {quoted(' '.join(argument.choices))}" if argument.choices else ""
            files = "" if argument.is_file or not argument.value else " -f"
            if flags or offers:
                lines.append(f"{at}{flags}{takes}{files}{offers} {about}")
    return "\n".join(lines) + "\n"


def man_page(command: Command, version: str) -> str:
    """The manual page, in roff."""

    def plain(text: str) -> str:
        text = text.replace("\\", "\\e").replace("-", "\\-")
        return "\n".join(f"\\&{line}" if line.startswith((".", "'")) else line for line in text.split("\n"))

    lines = [
        f'.TH SALEROOM 1 "" "saleroom {version}" "User Commands"',
        ".SH NAME",
        "saleroom \\- auction games: tables in the browser and the terminal, bots, a laboratory, a server",
        ".SH SYNOPSIS",
        ".B saleroom",
        "[\\fICOMMAND\\fR ...]",
        ".SH DESCRIPTION",
        plain(command.about.split("\n\ncommands:")[0]).replace("\n\n", "\n.PP\n"),
        ".SH COMMANDS",
    ]
    for one in command.all():
        if one is command:
            continue
        lines += [f".SS {plain(one.usage)}", ".nf" if "  " in one.about else "", plain(one.about)]
        lines += [".fi"] if "  " in one.about else []
        for argument in one.arguments:
            if "--help" not in argument.names:
                called = ", ".join(argument.names)
                shown = f"\\fB{plain(called)}\\fR \\fI{plain(argument.value)}\\fR".replace("\\fB\\fR ", "")
                lines += [".TP", shown, plain(argument.about)]
        if one.examples:
            lines += [".PP", "Example:", ".nf", plain(one.examples), ".fi"]
    lines += [".SH SEE ALSO", "The documentation, which a server of ours shows at /docs."]
    return "\n".join(line for line in lines if line) + "\n"
