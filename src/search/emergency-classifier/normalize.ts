import { isAscii, plain } from '#entities/text/plain.ts'

/** Spelling variants: the first spelling replaces the others, in both languages. `_` joins several words. */
const spellings = `
tidak: ga gak gk g nggak ngga enggak engga gag tdk tak kagak kaga ndak nda ndk ora ra nda teu henteu ogak not dont doesnt didnt isnt arent wasnt wont never hasnt havent no tanpa aint wouldnt
cannot: cant couldnt cnt kant carnt cudnt canot
tidak_bisa: gabisa gabs gbs tdkbisa
bisa: bs bsa iso tiasa dapat dpt
tidak_ada: gaada gada gd
ingin: pengen pgn pengin pingin pgen kepengen kepingin pngn
mau: mo mw wanna
saya: sy aku ak aq gw gue gua i im
sangat: bgt banget bngt bangett bgtt
sudah: udah udh sdh dah ud
belum: blm blum belom lom
sekarang: skrg skrng skg skarang
tiba_tiba: tb2 tbtb tiba2 tibatiba
terus: trs trus trus2an
dan: and
kayak: kyk kek kaya seperti
kemarin: kmrn kmarin
hari: hr
minggu: mgg mg wk wks week weeks
bulan: bln bl mo month months mth mths
tahun: thn th yr yrs year years
hari: day days
anak: ank
orang: org
bapak: bpk
dari: dr dri
dengan: dgn dg
dalam: dlm
karena: krn
semua: smua smw
berhenti: brenti brhenti brhnti berenti
sampai: sampe smpe
kena: kna
habis: abis abs
gimana: gmn gmana bagaimana
obat: obt
darah: drh
kepala: kpala pala
sakit: skt sakitt
badan: bdn
baru: br bru
ada: aya
langsung: lgsg lgs lngsng lsg
sama: ama
tangan: tngn tgn leungeun
kanan: katuhu tengen
kiri: kiwa kenca
keluar: metu kluar
bulan: wulan
deg_degan: deg2an
perempuan: cewek
muntah: mutah muntaber
bibir: bbr
teman: tmn temen
rumah_sakit: rs rsud rsu hospital
stop: stopping stops stopped
bangun: bangunin dibangunkan dibangunin
`

const spelling = new Map<string, readonly string[]>(
  spellings
    .trim()
    .split('\n')
    .flatMap(line => {
      const [meant = '', others = ''] = line.split(': ')
      return others.split(' ').map(other => [other, meant.split('_')] as const)
    }),
)

/** Longer text is cut: a pasted page would take too long. */
const mostWords = 60
const mostCharacters = 400

/** The rules with `letter` for a letter. `\p{L}` takes a browser long to prepare, and most texts need `[a-z]` only. */
function rulesFor(letter: string, flags: string) {
  const rule = (source: string, more = '') =>
    new RegExp(
      source.replaceAll('L', () => letter),
      flags + more,
    )
  return {
    changes: [
      [rule("['’`]", 'g'), ''],
      [rule('(\\d)[.,](\\d)', 'g'), '$1dot$2'],
      [rule('(L)\\1{2,}', 'g'), '$1'],
      [rule('(L{2,}2)(?:an|nya|in)\\b', 'g'), '$1'],
      [rule('(\\d)(?!dot|\\d|nd|rd|th)(L)', 'g'), '$1 $2'],
      [rule('\\bse(hari|minggu|bulan|tahun)(?:an)?\\b', 'g'), 'satu $1'],
      [rule('\\bcan not\\b', 'g'), 'cannot'],
      // 'dr' means doctor before a name, and 'from' in 'jatuh dr pohon'.
      [rule('^\\s*drg?\\b|\\bdrg?\\.(?=\\s*L)', 'g'), 'dokter '],
    ] satisfies [RegExp, string][],
    between: flags ? /[^\p{L}\p{N}]+/u : /[^a-z0-9]+/,
    repeated: rule('^(L{2,})2(?:an|nya)?$'),
  }
}
const asciiRules = rulesFor('[a-z]', '')
let unicodeRules: typeof asciiRules | undefined

function rulesOf(text: string): typeof asciiRules {
  if (isAscii(text)) return asciiRules
  unicodeRules ??= rulesFor('\\p{L}', 'u')
  return unicodeRules
}

/** The normalized words of a text: `tb2 gak bs napas!!` becomes `tiba tiba tidak bisa napas`. */
export function normalizedWords(text: string): string[] {
  const simple = plain(text.slice(0, mostCharacters))
  const rules = rulesOf(simple)
  return rules.changes
    .reduce((changed, [pattern, by]) => changed.replace(pattern, by), simple)
    .split(rules.between)
    .filter(Boolean)
    .slice(0, mostWords)
    .flatMap(word => {
      const repeated = rules.repeated.exec(word)?.[1]
      const own = spelling.get(word) ?? (repeated ? (spelling.get(repeated) ?? [repeated]) : undefined)
      return own ?? [word.replace('dot', '.')]
    })
}
