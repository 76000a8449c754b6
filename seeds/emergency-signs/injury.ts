import { both } from '../bilingual.ts'
import { type Sign, typed } from './sign.ts'

export const injury: Sign[] = [
  {
    slug: 'accident',
    name: both('An accident or a bad fall', 'Kecelakaan atau jatuh parah'),
    kind: 'injury',
    phrases: typed(
      `accident | hit by a car | fell off the roof | fell down the stairs | fell head injury | head injury bleeding | cannot feel legs |
      finger chopped off | hand severed | bone sticking out | crushed leg`,
      `kecelakaan | ditabrak motor | jatuh dari atap | jatuh dari tangga | jatuh kepala terbentur | kepala bocor | jatuh tidak bisa gerak |
      jari putus | tangan terpotong putus | tulang keluar | tangan kegencet | tertimpa`,
    ),
    exceptions: typed('accident insurance', 'asuransi kecelakaan'),
    advice: both(
      'Call now. Do not move the person unless it is dangerous to stay there. Press on wounds that bleed. If a part is cut off, wrap it in a clean cloth, keep it cool and dry, and bring it with you.',
      'Hubungi sekarang. Jangan pindahkan orangnya kecuali tempatnya berbahaya. Tekan luka yang berdarah. Bungkus bagian yang putus dengan kain bersih dan bawa dalam keadaan dingin dan kering.',
    ),
  },
  {
    slug: 'burn',
    name: both('A bad burn', 'Luka bakar'),
    kind: 'injury',
    phrases: typed(
      'burn | burned by boiling water | scalded | burned hand | caught fire',
      'luka bakar | tersiram air panas | kebakar | melepuh kena minyak panas',
    ),
    exceptions: typed(
      'sunburn | heartburn | burning when I pee | scar | fat burning | calories',
      'bekas | keloid | nyeri saat kencing',
    ),
    advice: both(
      'Cool the burn under running water for 20 minutes. Do not use ice, toothpaste or oil. Call now if the burn is large, if it is on the face, hands or genitals, or if a child is burned.',
      'Siram dengan air mengalir selama 20 menit: tanpa es, pasta gigi, atau minyak. Hubungi sekarang bila luas, di wajah, tangan, atau kelamin, atau pada anak.',
    ),
  },
  {
    slug: 'electric-shock',
    name: both('An electric shock', 'Tersengat listrik'),
    kind: 'injury',
    phrases: typed(
      'electric shock | electrocuted | struck by lightning',
      'kesetrum | tersengat listrik | tersambar petir',
    ),
    exceptions: typed('shock wave therapy', 'terapi kejut'),
    advice: both(
      'Switch off the power before you touch anyone. Call now, even if the person feels well.',
      'Matikan listrik sebelum menyentuh siapa pun. Hubungi sekarang, juga bila orangnya merasa sehat.',
    ),
  },
  {
    slug: 'drowning',
    name: both('Drowning', 'Tenggelam'),
    kind: 'injury',
    phrases: typed('drowning | drowned', 'tenggelam | kelelep | hanyut'),
    exceptions: typed('drowning in work', 'matahari tenggelam'),
    advice: both(
      'Call now. Get the person out of the water. If they are not breathing normally, start pressing on the chest. Everyone who was under water must be checked by a doctor.',
      'Hubungi sekarang. Keluarkan dari air; bila napas tidak normal, mulai tekan dada. Semua yang sempat tenggelam harus diperiksa.',
    ),
  },
]
