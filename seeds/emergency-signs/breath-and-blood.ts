import { both } from '../bilingual.ts'
import { type Sign, typed } from './sign.ts'

export const breathAndBlood: Sign[] = [
  {
    slug: 'breathing',
    name: both('Trouble breathing', 'Sulit bernapas'),
    kind: 'breathing',
    phrases: typed(
      `cannot breathe | short of breath | gasping | struggling to breathe | stopped breathing | blue lips | turning blue face |
      asthma attack | inhaler not working | noisy breathing getting worse | suffocating`,
      `sesak napas | sesak | tidak bisa napas | susah napas | megap-megap | bibir biru | muka biru | asma kambuh |
      inhaler habis asma | napas bunyi makin berat | napas berhenti | kehabisan napas`,
    ),
    exceptions: typed('tight clothes | blue eyes', 'baju sesak | celana sesak'),
    advice: both(
      'Call now. Sit upright and loosen tight clothes. Use your own inhaler if you have one.',
      'Hubungi sekarang. Duduk tegak dan longgarkan pakaian. Pakai inhaler milik sendiri bila ada.',
    ),
  },
  {
    slug: 'choking',
    name: both('Choking', 'Tersedak'),
    kind: 'breathing',
    phrases: typed(
      'choking | something stuck in the throat cannot breathe | choking on food blue',
      'tersedak | keselek | tercekik | makanan nyangkut di tenggorokan tidak bisa napas',
    ),
    exceptions: typed('choking hazard', 'bahaya tersedak'),
    advice: both(
      'Call now. Let the person cough. If no air gets through: give five firm blows between the shoulder blades, then five thrusts above the navel. For a baby, give the thrusts on the chest.',
      'Hubungi sekarang. Biarkan batuk. Bila udara tidak masuk: lima tepukan kuat di antara bahu, lalu lima hentakan di atas pusar; pada bayi, di dada.',
    ),
  },
  {
    slug: 'bleeding',
    name: both('Heavy bleeding', 'Pendarahan hebat'),
    kind: 'bleeding',
    phrases: typed(
      `bleeding heavily | bleeding will not stop | blood spurting | vomiting blood | coughing up blood | black stool |
      blood in stool heavily | nosebleed for an hour | nosebleed pouring | deep cut | stabbed | shot | cut wrist |
      vomit like coffee grounds`,
      `darah banyak | darah tidak berhenti | pendarahan hebat | darah muncrat | muntah darah | batuk darah | BAB hitam |
      BAB darah banyak | mimisan tidak berhenti | mimisan banyak | luka dalam | ditusuk | dibacok | tertembak | bab berdarah |
      muntah seperti kopi | muntah warna kopi`,
    ),
    exceptions: typed(
      'period | donor | blood test | gums',
      'haid | menstruasi | donor | gusi | tes darah | stok darah',
    ),
    advice: both(
      'Call now. Press a clean cloth firmly on any wound, and do not lift it to look. Lie down. Do not eat or drink.',
      'Hubungi sekarang. Tekan luka kuat-kuat dengan kain bersih dan jangan dilepas. Berbaring. Jangan makan atau minum.',
    ),
  },
]
