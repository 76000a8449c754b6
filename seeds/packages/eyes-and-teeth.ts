import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { packageCover } from '../pictures.ts'
import { conditions, included, termsVersion } from './parts.ts'

export const eyesAndTeeth: Item<'packages'>[] = [
  {
    slug: 'cataract-surgery',
    title: both('Cataract surgery', 'Operasi katarak'),
    categories: ['eyes-and-teeth'],
    summary: both(
      'We replace the cloudy lens with a clear one in about twenty minutes, and you sleep at home.',
      'Lensa yang keruh diganti dengan yang jernih dalam sekitar dua puluh menit, dan Anda tidur di rumah.',
    ),
    details: prose(
      `First we measure your eye, and you choose the lens with the doctor: sharp in the distance with glasses for reading, or sharp at several distances. Not every lens suits every eye, and the doctor will tell you plainly.

Drops numb your eye for the operation. You are awake and feel no pain. We operate on one eye at a time.`,
      `Mula-mula mata diukur, lalu Anda memilih lensa bersama dokter: jelas untuk jarak jauh dengan kacamata baca, atau jelas pada beberapa jarak. Tidak semua lensa cocok untuk setiap mata; dokter menyampaikannya apa adanya.

Operasi dilakukan dengan tetes pemati rasa. Anda sadar dan tidak merasa nyeri. Operasi dilakukan satu mata demi satu mata.`,
    ),
    inclusions: included({
      'Before | Sebelum operasi': [
        'Examination and measuring of the eye (biometry) | Pemeriksaan dan pengukuran mata (biometri)',
        'Blood pressure, blood sugar, ECG | Tekanan darah, gula darah, EKG',
      ],
      'On the day | Hari operasi': [
        'Phacoemulsification of one eye | Fakoemulsifikasi satu mata',
        'The lens you chose | Lensa yang Anda pilih',
        'Eye drops for a month | Tetes mata untuk satu bulan',
      ],
      'After | Setelah operasi': [
        'Check-ups after one day, one week and one month | Kontrol setelah satu hari, satu minggu, dan satu bulan',
        'Measuring for glasses | Pengukuran kacamata',
      ],
    }),
    priceNote: both(
      'The price depends on the lens. You get it in writing after we have measured your eye.',
      'Harga bergantung pada jenis lensa dan ditetapkan secara tertulis setelah mata diukur.',
    ),
    additionalInformation: prose(
      `BPJS Kesehatan covers cataract surgery if your sight is poor enough and your primary clinic refers you. The standard lens is then free. Ask there first.

You must not drive yourself home. If you live alone, one of our team calls you in the evening.`,
      `BPJS Kesehatan menjamin operasi katarak bila tajam penglihatan sudah cukup menurun dan Anda dirujuk oleh FKTP. Lensa standar tidak dipungut biaya. Tanyakan ke sana lebih dahulu.

Anda tidak boleh mengemudi sendiri saat pulang. Bila Anda tinggal sendiri, petugas kami menelepon pada malam hari.`,
    ),
    termsAndConditions: conditions(
      'If you decide against the operation, you pay separately for the examination before it.',
      'Pemeriksaan praoperasi dihitung terpisah bila Anda memutuskan tidak menjalani operasi.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 40 },
    preparation: both(
      'Do not wear contact lenses for two weeks before we measure your eye. Tell us if you take blood thinners or prostate medicines, and do not stop them by yourself. Wash your face and hair in the morning, do not use make-up, and bring someone to take you home.',
      'Jangan memakai lensa kontak selama dua minggu sebelum pengukuran mata. Beri tahu kami bila Anda minum obat pengencer darah atau obat prostat, dan jangan menghentikannya sendiri. Cuci muka dan rambut pada pagi hari, jangan memakai riasan, dan datanglah bersama pengantar.',
    ),
    durationMinutes: 180,
    locations: ['jakarta', 'makassar'],
    recommended: false,
    bookingMode: 'phone',
    cover: packageCover(
      'cataract-surgery',
      'A hazy landscape that is clear through a lens',
      'Pemandangan kabur yang tampak jelas melalui lensa',
    ),
  },
  {
    slug: 'dental-care',
    title: both('Dental check and cleaning', 'Pemeriksaan dan pembersihan gigi'),
    categories: ['eyes-and-teeth'],
    summary: both(
      'We check your teeth, X-ray them if needed, remove tartar, polish, and give you a plan without any pressure.',
      'Periksa, rontgen bila perlu, bersihkan karang gigi, poles, dan rencana tanpa paksaan.',
    ),
    details: prose(
      `The dentist checks every tooth and your gums, removes tartar with ultrasound and polishes rough spots. If you are afraid of the dentist, tell us: we start with a talk, and you can raise your hand at any time.

We do not fill cavities on the same day. You get a list with prices and can think about it.`,
      `Dokter gigi memeriksa setiap gigi dan gusi, membersihkan karang gigi dengan ultrasonik, dan memoles permukaan yang kasar. Bila selama ini Anda takut, katakan saja: kami mulai dengan berbicara, dan Anda boleh mengangkat tangan kapan pun.

Gigi berlubang tidak ditambal pada hari yang sama. Anda menerima daftar beserta harganya dan dapat mempertimbangkannya.`,
    ),
    inclusions: included({
      'In the chair | Di kursi gigi': [
        'Examination of teeth and gums | Pemeriksaan gigi dan gusi',
        'Removal of tartar, both jaws | Pembersihan karang gigi rahang atas dan bawah',
        'Polishing | Pemolesan',
        'Two small X-rays, if needed | Dua rontgen gigi kecil bila perlu',
      ],
      'To take home | Untuk dibawa pulang': [
        'Written plan with prices | Rencana perawatan tertulis beserta biayanya',
        'How to clean between the teeth | Cara membersihkan sela gigi',
      ],
    }),
    price: { amount: 475_000, currency: 'IDR', validFrom: '2026-08-01', validTo: '2027-07-31' },
    priceNote: both('For children up to 12: IDR 275,000.', 'Untuk anak sampai 12 tahun: Rp275.000.'),
    additionalInformation: prose(
      `If there is a medical reason, BPJS Kesehatan covers tartar removal once a year, at the dentist of your primary clinic.`,
      `BPJS Kesehatan menjamin pembersihan karang gigi satu kali setahun dengan indikasi medis, di dokter gigi FKTP Anda.`,
    ),
    termsAndConditions: conditions(
      'If you need deep cleaning below the gums, this is a separate treatment.',
      'Pembersihan di bawah gusi, bila diperlukan, merupakan tindakan tersendiri.',
    ),
    termsVersion,
    forWhom: { sex: 'everybody', ageFrom: 6 },
    preparation: both(
      'Eat before you come and brush your teeth. Tell us if you have heart valve disease or allergies, take blood thinners, or are pregnant.',
      'Makanlah terlebih dahulu dan sikat gigi. Beri tahu kami bila Anda memiliki kelainan katup jantung, minum obat pengencer darah, hamil, atau memiliki alergi.',
    ),
    durationMinutes: 60,
    locations: ['jakarta', 'makassar', 'jayapura'],
    recommended: false,
    bookingMode: 'appointment',
    cover: packageCover(
      'dental-care',
      'A smiling tooth and a toothbrush',
      'Gigi yang tersenyum dan sikat gigi',
    ),
  },
]
