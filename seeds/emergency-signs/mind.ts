import { both } from '../bilingual.ts'
import { type Sign, typed } from './sign.ts'

export const mind: Sign[] = [
  {
    slug: 'self-harm',
    name: both('You are not alone', 'Anda tidak sendirian'),
    kind: 'self-harm',
    phrases: typed(
      `suicide | suicidal | kill myself | want to die | do not want to live | end my life | cutting myself | hurting myself | self-harm |
      jump off a bridge | overdosed on purpose | swallowed pills on purpose | better off dead | tired of living | cut my wrists`,
      `bunuh diri | ingin mati | mau mati | tidak mau hidup | akhiri hidup | capek hidup | menyayat tangan | menyakiti diri | melukai diri |
      loncat dari gedung | sengaja minum racun | sengaja minum obat banyak | gantung diri`,
    ),
    exceptions: typed('squad', 'film'),
    advice: both(
      'You do not have to carry this alone. Call now: someone will listen. If you are hurt, or about to hurt yourself, call the emergency number and ask someone to stay with you.',
      'Anda tidak harus menanggung ini sendirian. Hubungi sekarang; akan ada yang mendengarkan. Bila Anda terluka atau hendak melakukan sesuatu, hubungi nomor darurat dan mintalah seseorang menemani Anda.',
    ),
    callFirst: {
      label: both('Talk to a counsellor, 119 extension 8', 'Bicara dengan konselor, 119 ekstensi 8'),
      number: '119',
      extension: '8',
      url: 'https://healing119.id',
    },
  },
]
