import { plain } from '#entities/text/plain.ts'

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

/** The normalized words of a text: `tb2 gak bs napas!!` becomes `tiba tiba tidak bisa napas`. */
export function normalizedWords(text: string): string[] {
  const spaced = plain(text.slice(0, mostCharacters))
    .replace(/['’`]/g, '')
    .replace(/(\d)[.,](\d)/g, '$1dot$2')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(\p{L}{2,}2)(?:an|nya|in)\b/gu, '$1')
    .replace(/(\d)(?!dot|\d|nd|rd|th)(\p{L})/gu, '$1 $2')
    .replace(/\bse(hari|minggu|bulan|tahun)(?:an)?\b/g, 'satu $1')
    .replace(/\bcan not\b/g, 'cannot')
    // 'dr' means doctor before a name, and 'from' in 'jatuh dr pohon'.
    .replace(/^\s*drg?\b|\bdrg?\.(?=\s*\p{L})/gu, 'dokter ')
  return spaced
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .flatMap(word => {
      const repeated = /^(\p{L}{2,})2(?:an|nya)?$/u.exec(word)?.[1]
      const own = spelling.get(word) ?? (repeated ? (spelling.get(repeated) ?? [repeated]) : undefined)
      return own ?? [word.replace('dot', '.')]
    })
}
