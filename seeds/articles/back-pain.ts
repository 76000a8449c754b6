import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const backPain: Item<'articles'> = {
  slug: 'back-pain',
  title: both(
    'Back pain: keep moving, and know the exceptions',
    'Nyeri pinggang: tetap bergerak, dan kenali pengecualiannya',
  ),
  excerpt: both(
    'Nine out of ten people with back pain get better by themselves within six weeks. Moving helps, lying down does not, and you rarely need an X-ray.',
    'Sembilan dari sepuluh nyeri pinggang sembuh sendiri dalam enam minggu. Bergerak menolong, berbaring tidak, dan foto jarang diperlukan.',
  ),
  body: prose(
    `It shoots into your back when you lift a gallon of water, or it creeps up over weeks of sitting. Almost everyone has it at some time. It is frightening, because the pain can be very strong. But in nine cases out of ten nothing is broken, slipped or worn in a way that explains it. Muscles and joints are irritated, and they will calm down.

## First, the exceptions

Go to an emergency department at once

- if you can no longer hold urine or stool, cannot pass urine, or feel numb between your legs, where you would sit on a saddle
- if a leg becomes weak, or the foot drops
- after a fall from a height or an accident
- with fever and shivering

See a doctor within days

- if you have had cancer, take cortisone, or have osteoporosis
- if you lose weight without trying
- if the pain is worst at night and while resting
- if it spreads below the knee, with tingling
- if you cough for more than two weeks: in Indonesia we also think of tuberculosis of the spine

## What helps

- Move. Walk, even if only a few minutes each hour. People who stay in bed take longer to recover.
- Use warmth in the first days, as often as it feels good.
- Sleep on your side with a pillow between the knees, or on your back with a pillow under them.
- Keep working as far as you can, and change your position every half hour.
- Paracetamol often does little for the back. Ibuprofen or diclofenac for a few days help more. Take them with food. Do not take them if you have stomach ulcers, kidney disease or heart failure, if you are pregnant, or if it could be dengue.

A massage may help. Do not let anyone crack your neck or back while the pain goes into a leg.

## Do I need an X-ray or an MRI

Usually not. From the age of forty, scans show worn discs in most people, even if they have no pain at all. A scan you do not need leads to worry, and sometimes to an operation you do not need either. We order one if you have a sign from the lists above, or if it is not better after six weeks.

## How to keep it away

- Half an hour of brisk movement on most days: walking, swimming, cycling, whatever you enjoy.
- Exercises for your belly and back, twice a week. Our physiotherapists can show you five that need no equipment.
- Lift with your knees, close to your body, and do not turn while you lift. Split heavy loads.
- At the desk: feet on the floor, screen at eye level, and stand up for every phone call.
- On the motorcycle: tight straps, a light rucksack, and a break on every long ride.

Sleep, worry and trouble at work affect back pain more than your mattress does. That does not mean you are imagining the pain, and it is worth talking about.

## What we do

We listen, examine you, and test the strength, reflexes and feeling in your legs. That takes twenty minutes and is usually enough. Then we make a plan for six weeks. People who need it get physiotherapy, a few get an injection near the nerve, and very few need an operation.`,
    `Nyeri itu menyergap saat mengangkat galon air, atau datang perlahan setelah berminggu-minggu duduk. Hampir semua orang pernah mengalaminya. Rasanya menakutkan karena dapat sangat hebat, tetapi pada sembilan dari sepuluh orang tidak ada yang patah, bergeser, atau aus yang menjelaskan nyerinya. Otot dan sendi sedang teriritasi, dan akan tenang kembali.

## Pertama, pengecualiannya

Segera ke IGD

- bila tidak dapat menahan buang air, tidak dapat berkemih, atau mati rasa di sekitar selangkangan
- bila tungkai melemah atau kaki terkulai
- setelah jatuh dari ketinggian atau kecelakaan
- bila disertai demam dan menggigil

Temui dokter dalam beberapa hari

- bila Anda pernah menderita kanker, memakai kortikosteroid, atau mengalami osteoporosis
- bila berat badan turun tanpa disengaja
- bila nyeri paling berat pada malam hari dan saat istirahat
- bila nyeri menjalar sampai ke bawah lutut disertai kesemutan
- bila batuk lebih dari dua minggu: di Indonesia kami juga memikirkan tuberkulosis tulang belakang

## Yang menolong

- Bergeraklah. Berjalan kaki, walau hanya beberapa menit setiap jam. Orang yang berbaring terus lebih lama pulih.
- Kompres hangat pada hari-hari pertama, sesering Anda merasa nyaman.
- Tidurlah miring dengan bantal di antara lutut, atau telentang dengan bantal di bawahnya.
- Tetaplah bekerja semampunya, dan ubah posisi setiap setengah jam.
- Parasetamol sering kurang menolong untuk pinggang. Ibuprofen atau diklofenak selama beberapa hari lebih efektif, diminum setelah makan; jangan bila ada tukak lambung, penyakit ginjal, gagal jantung, saat hamil, atau bila dicurigai demam berdarah.

Pijat boleh bila terasa enak. Jangan biarkan siapa pun membunyikan leher atau punggung Anda selama nyeri menjalar ke tungkai.

## Perlukah foto rontgen atau MRI

Umumnya tidak. Sejak usia empat puluh tahun, foto menunjukkan bantalan tulang yang aus pada sebagian besar orang yang tidak merasa nyeri sama sekali. Foto yang tidak perlu menimbulkan kecemasan, dan kadang operasi yang juga tidak perlu. Kami memintanya bila ada tanda dari daftar di atas, atau bila setelah enam minggu belum membaik.

## Agar tidak kambuh

- Setengah jam bergerak aktif hampir setiap hari: jalan cepat, berenang, bersepeda, apa pun yang Anda sukai.
- Dua kali seminggu latihan otot perut dan punggung. Fisioterapis kami menunjukkan lima gerakan tanpa alat.
- Angkatlah beban dengan menekuk lutut, dekat ke tubuh, dan jangan memutar badan. Bagilah beban yang berat.
- Di meja kerja: kaki menapak lantai, layar setinggi mata, dan berdirilah setiap kali menelepon.
- Di atas sepeda motor: tas ringan dengan tali yang rapat, dan beristirahatlah dalam perjalanan jauh.

Tidur, kecemasan, dan masalah pekerjaan lebih berpengaruh pada nyeri pinggang daripada kasur. Bukan berarti nyerinya dibuat-buat, dan hal itu layak dibicarakan.

## Yang kami lakukan

Kami mendengarkan, memeriksa, dan menguji kekuatan, refleks, serta rasa pada tungkai; dua puluh menit biasanya cukup. Kemudian kami menyusun rencana untuk enam minggu. Pasien yang memerlukannya mendapat fisioterapi, sebagian kecil mendapat suntikan di dekat saraf, dan sangat sedikit yang perlu operasi.`,
  ),
  category: 'healthy-living',
  tags: ['back', 'pinggang', 'punggung', 'pain', 'nyeri'],
  authorDoctor: 'nining-suryaningsih',
  reviewedBy: 'rangga-wirasaputra',
  datePublished: '2025-08-18',
  lastReviewed: '2026-08-17',
  reviewDue: '2028-08-17',
  sources: [
    {
      title:
        'World Health Organization: Guideline for non-surgical management of chronic primary low back pain in adults (2023)',
    },
    {
      title:
        'National Institute for Health and Care Excellence: Low back pain and sciatica in over 16s, NG59',
    },
  ],
  relatedSpecialists: ['rehabilitation', 'orthopedics', 'neurology'],
  cover: articleCover(
    'back',
    'A physiotherapist shows a man an exercise for his back',
    'Fisioterapis menunjukkan latihan punggung kepada seorang pria',
  ),
}
