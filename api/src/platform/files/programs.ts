/** Formats that a system runs or opens as a disk, as their signatures name them. */
export const programs: ReadonlySet<string> = new Set('exe elf macho class wasm deb rpm dmg swf lnk cab'.split(' '));
