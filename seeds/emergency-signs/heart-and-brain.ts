import { both } from '../bilingual.ts'
import { minutesOfChestPain } from './chest-pain.ts'
import { type Sign, typed } from './sign.ts'

export const heartAndBrain: Sign[] = [
  {
    slug: 'stroke',
    name: both('This could be a stroke', 'Ini bisa jadi stroke'),
    kind: 'stroke',
    phrases: typed(
      `stroke | face drooping | one side of the mouth drooping | slurred speech | talking gibberish | suddenly cannot speak |
      weak on one side | one side of the body numb | cannot lift arm slurred`,
      `stroke | muka mencong | mulut mencong | bibir miring | wajah turun sebelah | bicara pelo | pelo |
      mendadak tidak bisa bicara | lemah separuh badan | tangan lemas sebelah | lumpuh sebelah | mati rasa separuh badan |
      bicara kacau mendadak | muka sebelah tidak bisa bicara`,
    ),
    exceptions: typed(
      'swimming | speech therapy | speech delay | bell’s palsy years',
      'renang | terapi wicara | terlambat bicara | belum bisa bicara',
    ),
    advice: both(
      'Call now, even if the signs go away. Note the time when they began. Do not give anything to eat or drink.',
      'Hubungi sekarang, walaupun keluhannya hilang. Catat kapan mulainya. Jangan beri makan atau minum.',
    ),
  },
  {
    slug: 'heart-attack',
    name: both('This could be a heart attack', 'Ini bisa jadi serangan jantung'),
    kind: 'heart',
    phrases: typed(
      `chest pain | heart attack | tight chest | pressure on the chest | elephant on my chest | heart pain |
      clutching his chest | chest pain down left arm`,
      `nyeri dada | serangan jantung | dada ditindih | dada berat | dada sesak | jantung sakit | pegang dada |
      sakit jantung menjalar ke lengan | keringat dingin dada`,
    ),
    exceptions: typed('chest cold | chest hair', 'dada montok | bulu dada'),
    advice: both(
      `Call now if chest pain lasts ${minutesOfChestPain.en}, or comes with cold sweat, shortness of breath or feeling faint. Sit down and rest. Do not drive yourself.`,
      `Hubungi sekarang bila nyeri dada berlangsung ${minutesOfChestPain.id}, atau disertai keringat dingin, sesak, atau hendak pingsan. Duduk dan istirahat. Jangan mengemudi sendiri.`,
    ),
  },
  {
    slug: 'seizure',
    name: both('A seizure (fit)', 'Kejang'),
    kind: 'seizures',
    phrases: typed(
      `seizure | having a fit | convulsions | foaming at the mouth | shaking on the floor | jerking eyes rolled back |
      baby jerking`,
      `kejang | kelojotan | mulut berbusa | anak step | step tidak berhenti | ayan kambuh | mata ke atas kaku |
      step panas`,
    ),
    exceptions: typed('seizure watch | epilepsy clinic', 'langkah | tari'),
    advice: both(
      'Call now. Move hard things out of the way, turn the person onto their side, and put nothing in their mouth. Look at the clock to see how long it lasts.',
      'Hubungi sekarang. Jauhkan benda keras, miringkan badannya, jangan masukkan apa pun ke mulut. Lihat jam.',
    ),
  },
]

export const unconscious: Sign = {
  slug: 'unconscious',
  name: both('Someone will not wake up', 'Seseorang tidak sadar'),
  kind: 'heart',
  phrases: typed(
    'unconscious | fainted | passed out | will not wake up | collapsed | no pulse | not responding | not breathing',
    `pingsan | tidak sadar | hilang kesadaran | tidak bisa dibangunkan | tidak ada nadi | tidak merespon | tidak bernapas |
    henti jantung`,
  ),
  exceptions: typed('sleep study | collapsed lung years', 'obat bius | bius total'),
  advice: both(
    'Call now. If the person is not breathing normally, press hard and fast on the middle of the chest until help comes. If they are, turn them onto their side.',
    'Hubungi sekarang. Bila napas tidak normal, tekan bagian tengah dada kuat dan cepat sampai bantuan datang. Bila bernapas, miringkan badannya.',
  ),
}
