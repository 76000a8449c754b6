import type { Item } from '#entities/kinds.ts'
import { both } from './bilingual.ts'
import { type FilmScript, filmScripts, lengthOf, transcript } from './films.ts'
import { filmPoster } from './pictures.ts'

/** A film that is a file of this repository, under public/art/videos. */
const ownFilm = (film: FilmScript, alt: [string, string]) => ({
  provider: 'file' as const,
  providerId: `/art/videos/${film.name}.mp4`,
  duration: Math.round(lengthOf(film)),
  transcript: transcript(film),
  captions: both(`/art/videos/${film.name}.en.vtt`, `/art/videos/${film.name}.id.vtt`),
  thumbnail: filmPoster(film.name, ...alt),
})

export const videos: Item<'videos'>[] = [
  {
    slug: 'press-the-chest',
    title: both('Not breathing: press the chest', 'Tidak bernapas: tekan dada'),
    description: both(
      'What anyone can do until the ambulance comes. Watch it once, and your hands will remember.',
      'Yang dapat dilakukan siapa pun sampai ambulans datang. Tonton sekali, dan tangan Anda akan mengingatnya.',
    ),
    category: 'first-aid',
    speaker: 'ayu-lestari-kusumaningtyas',
    ...ownFilm(filmScripts.pressTheChest, [
      'A helper kneels beside a person on the ground and presses on the chest',
      'Seorang penolong berlutut dan menekan dada orang yang terbaring',
    ]),
  },
  {
    slug: 'stroke-signs',
    title: both('Face, arms, speech: is it a stroke?', 'Wajah, lengan, bicara: apakah ini stroke?'),
    description: both(
      'Three questions that take less than a minute. One wrong answer is enough to call.',
      'Tiga pertanyaan yang selesai dalam satu menit. Satu jawaban yang salah sudah cukup untuk menelepon.',
    ),
    category: 'first-aid',
    speaker: 'bonar-simanungkalit',
    ...ownFilm(filmScripts.strokeSigns, [
      'A face with one drooping corner of the mouth',
      'Wajah dengan satu sudut bibir yang turun',
    ]),
  },
  {
    slug: 'hand-washing',
    title: both('Wash your hands in twenty seconds', 'Cuci tangan dalam dua puluh detik'),
    description: both(
      'Six steps that we ask every visitor to follow before they enter a room. They protect your family at home too.',
      'Enam langkah yang kami minta dari setiap pengunjung sebelum masuk kamar, dan yang melindungi keluarga di rumah.',
    ),
    category: 'at-home',
    ...ownFilm(filmScripts.handWashing, [
      'Two soapy hands rub each other',
      'Dua tangan bersabun saling menggosok',
    ]),
  },
  {
    slug: 'blood-pressure-well-measured',
    title: both('Measuring blood pressure at home', 'Mengukur tekanan darah di rumah'),
    description: both(
      'Most wrong readings come from talking, crossed legs and a cuff in the wrong place. This is how to do it right.',
      'Kebanyakan hasil keliru berasal dari berbicara, kaki bersilang, dan letak manset yang salah. Beginilah yang benar.',
    ),
    category: 'at-home',
    speaker: 'andi-mappasessu',
    ...ownFilm(filmScripts.bloodPressure, [
      'A man sits upright at a table with a cuff on his arm',
      'Seorang pria duduk tegak di meja dengan manset di lengan',
    ]),
  },
  {
    slug: 'no-water-for-mosquitoes',
    title: both('No water for mosquitoes', 'Jangan beri nyamuk tempat'),
    description: both(
      'Drain, cover, clear away: the weekly round against dengue.',
      'Kuras, tutup, daur ulang: langkah mingguan mencegah demam berdarah.',
    ),
    category: 'at-home',
    speaker: 'ni-luh-putu-ariestadewi',
    ...ownFilm(filmScripts.dengueAtHome, [
      'A mosquito above a tub of water',
      'Seekor nyamuk di atas bak air',
    ]),
  },
]
