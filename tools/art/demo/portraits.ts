import { doctors } from '../../../seeds/doctors.ts'
import { portraitSvg } from '../portrait.ts'
import type { Look } from '../portraits/look.ts'

// The parts of a look that suit a doctor's name and biography; the drawing chooses the rest. Skins run from 0 (fair) to 6 (deep).
const looks: Record<string, Partial<Look>> = {
  'retno-wulandari-prabaningrum': { skin: 2, hair: 'bun', age: 'middle', dress: 'coat-batik' },
  'baharuddin-daeng-mattola': { skin: 3, hair: 'peci', age: 'senior', beard: 'moustache' },
  'yohana-rumaropen': { skin: 6, hair: 'afro', age: 'middle' },
  'ayu-lestari-kusumaningtyas': { skin: 2, hair: 'long', age: 'middle' },
  'andi-mappasessu': { skin: 3, hair: 'crew', age: 'middle' },
  'markus-yarangga': { skin: 6, hair: 'curls', age: 'young', beard: 'full' },
  'ni-luh-putu-ariestadewi': { skin: 2, hair: 'ponytail', age: 'young' },
  'nur-aisyah-daeng-kanang': { skin: 3, hair: 'hijab-classic', age: 'middle' },
  'dortea-felle': { skin: 5, hair: 'bun', age: 'senior' },
  'fatimah-siregar': { skin: 1, hair: 'hijab-pashmina', age: 'middle' },
  'hasnah-tenriawaru': { skin: 3, hair: 'hijab-square', age: 'senior', glasses: 'round' },
  'obed-wanggai': { skin: 5, hair: 'bald', age: 'middle', beard: 'goatee' },
  'bonar-simanungkalit': { skin: 2, hair: 'receding', age: 'middle', beard: 'moustache' },
  'yuliana-rante-allo': { skin: 2, hair: 'shoulder', age: 'middle' },
  suprapto: { skin: 3, hair: 'side-part', age: 'middle', glasses: 'square', beard: 'none' },
  'rangga-wirasaputra': { skin: 1, hair: 'quiff', age: 'young', beard: 'stubble' },
  'semuel-patandianan': { skin: 3, hair: 'wavy', age: 'senior', beard: 'none' },
  'tinus-walela': { skin: 6, hair: 'crew', age: 'young', beard: 'full' },
  'felicia-wirawan': { skin: 0, hair: 'bob', age: 'young', eyes: 'almond' },
  'nurul-inayah-rauf': { skin: 2, hair: 'hijab-pashmina', age: 'young' },
  'grace-tuhumena': { skin: 4, hair: 'waves', age: 'young', mouth: 'open' },
  'hendra-kurniawan-liem': { skin: 0, hair: 'side-part', age: 'senior', glasses: 'half', beard: 'none' },
  'muhammad-ilham-paewai': { skin: 3, hair: 'undercut', age: 'middle', beard: 'goatee', glasses: 'round' },
  'sarce-ireeuw': { skin: 5, hair: 'braid', age: 'young' },
  'gita-paramitha-soemantri': { skin: 1, hair: 'back', age: 'young' },
  'syamsul-daeng-ngalle': { skin: 3, hair: 'receding', age: 'senior', beard: 'full' },
  'yopie-leatemia': { skin: 4, hair: 'wavy', age: 'young', beard: 'none', mouth: 'open' },
  'intan-suryaatmadja': { skin: 1, hair: 'hijab-square', age: 'young', mouth: 'open' },
  'kevin-halim-gunadi': { skin: 0, hair: 'fringe', age: 'young', beard: 'none' },
  'andi-batari-toja': { skin: 2, hair: 'hijab-classic', age: 'young', glasses: 'none' },
  'rahmi-chaniago': { skin: 1, hair: 'hijab-pashmina', age: 'middle', glasses: 'round' },
  'lukas-tangdibali': { skin: 3, hair: 'quiff', age: 'young', beard: 'stubble' },
  'gede-surya-adnyana': { skin: 3, hair: 'wavy', age: 'middle', beard: 'moustache' },
  'buyung-alamsyah-koto': { skin: 2, hair: 'peci', age: 'senior', beard: 'none' },
  'sitti-maryam-lasinrang': { skin: 3, hair: 'hijab-square', age: 'middle', glasses: 'none' },
  'agustina-mofu': { skin: 6, hair: 'back', age: 'young' },
  'bambang-sulistyo-hadiwinoto': {
    skin: 2,
    hair: 'receding',
    age: 'senior',
    glasses: 'square',
    beard: 'none',
  },
  'ronny-gosal': { skin: 1, hair: 'crew', age: 'middle', beard: 'none' },
  'raden-mas-aryo-tejokusumo': {
    skin: 2,
    hair: 'side-part',
    age: 'senior',
    dress: 'coat-batik',
    beard: 'moustache',
  },
  'tiurma-hutajulu': { skin: 2, hair: 'pixie', age: 'middle' },
  'yusran-daeng-masiga': { skin: 3, hair: 'bald', age: 'middle', beard: 'stubble' },
  'viktor-imbiri': { skin: 5, hair: 'crew', age: 'middle', dress: 'scrubs', beard: 'stubble' },
  'dyah-sekar-wibisana': { skin: 2, hair: 'shoulder', age: 'senior', glasses: 'half' },
  hanafiah: { skin: 3, hair: 'crew', age: 'senior', beard: 'full', glasses: 'none' },
  'amran-sulolipu': { skin: 3, hair: 'fringe', age: 'middle', glasses: 'round', beard: 'none' },
  'nining-suryaningsih': { skin: 1, hair: 'hijab-classic', age: 'middle' },
  'margaretha-lembang': { skin: 3, hair: 'bun', age: 'middle', glasses: 'square' },
  'dewi-anggraeni': { skin: 2, hair: 'shoulder', age: 'young', mouth: 'open' },
  'arif-rahman-daeng-sila': { skin: 4, hair: 'crew', age: 'middle', beard: 'stubble' },
  'elisabeth-rumbiak': { skin: 6, hair: 'braid', age: 'middle' },
  'theo-siahainenia': { skin: 4, hair: 'curls', age: 'young', beard: 'goatee' },
}

/** The demo's doctors: slug and portrait. */
export const doctorPortraits = (): [slug: string, svg: string][] =>
  doctors.map(({ slug, gender }) => [
    slug,
    portraitSvg({
      id: slug,
      gender: gender === 'female' || gender === 'male' ? gender : 'unknown',
      look: { glasses: 'none', ...looks[slug] },
    }),
  ])

// The directors of the demo network, by the name of their portrait's file.
const directors: Record<string, Partial<Look>> = {
  'nurhayati-daeng-baji': {
    feminine: true,
    skin: 3,
    hair: 'hijab-classic',
    age: 'senior',
    dress: 'coat-batik',
    glasses: 'half',
    stethoscope: false,
  },
  'hotman-lumbanraja': {
    feminine: false,
    skin: 2,
    hair: 'receding',
    age: 'senior',
    dress: 'coat-tie',
    glasses: 'square',
    beard: 'moustache',
  },
  'kristina-awom': {
    feminine: true,
    skin: 6,
    hair: 'afro',
    age: 'middle',
    dress: 'coat-scrubs',
    glasses: 'none',
  },
}

/** The demo's directors: name of the file and portrait. */
export const directorPortraits = (): [name: string, svg: string][] =>
  Object.entries(directors).map(([id, look]) => [
    id,
    portraitSvg({ id, gender: 'unknown', look: { glasses: 'none', ...look } }),
  ])
