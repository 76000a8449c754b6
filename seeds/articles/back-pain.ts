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
    'Nine out of ten backs heal by themselves within six weeks. Movement helps, lying down does not, and a picture is rarely needed.',
    'Sembilan dari sepuluh nyeri pinggang sembuh sendiri dalam enam minggu. Bergerak menolong, berbaring tidak, dan foto jarang diperlukan.',
  ),
  body: prose(
    `It shoots into the back while lifting a gallon of water, or creeps up over weeks of sitting. Almost everybody has it once in life. It is frightening, since the pain can be violent, but in nine cases out of ten nothing is broken, slipped or worn in a way that explains it. Muscles and joints are irritated, and they calm down.

## First, the exceptions

Go to an emergency department at once

- if you can no longer hold urine or stool, cannot pass water, or feel numb where you would sit on a saddle
- if a leg becomes weak, or the foot drops
- after a fall from a height or an accident
- with fever and shivering

See a doctor within days

- if you have had cancer, take cortisone, or have osteoporosis
- if you lose weight without wanting to
- if the pain is worst at night and while resting
- if it radiates below the knee, with tingling
- if you cough for more than two weeks: in Indonesia we also think of tuberculosis of the spine

## What helps

- Move. Walk, even if only a few minutes each hour. Those who lie in bed need longer to recover.
- Warmth, in the first days as often as it does you good.
- Sleep on your side with a pillow between the knees, or on your back with a pillow under them.
- Go on working as far as you can, and change your position every half hour.
- Paracetamol often does little for the back. Ibuprofen or diclofenac for a few days help more, with food; not with stomach ulcers, kidney disease, heart failure, in pregnancy, or if dengue is possible.

A massage may do you good. Do not let anybody crack your neck or back while the pain runs into a leg.

## Do I need an X-ray or an MRI

Usually not. From the age of forty on, pictures show worn discs in most people who have no pain at all. A picture that is not needed leads to worry, and sometimes to operations that are not needed either. We order one when there is a sign from the lists above, or when it has not become better after six weeks.

## So that it does not return

- Half an hour of brisk movement on most days: walking, swimming, cycling, whatever you enjoy.
- Twice a week exercises for belly and back. Our physiotherapists show you five that need no equipment.
- Lift with your knees, close to your body, and do not turn while lifting. Divide what is heavy.
- At the desk: feet on the floor, screen at eye level, and get up at every telephone call.
- On the motorcycle: straps tight, rucksack light, and a break on every long ride.

Sleep, worry and trouble at work have more influence on back pain than the mattress. It is not imagined on that account, and it is worth talking about.

## What we do

We listen, examine, and test strength, reflexes and feeling in your legs; that takes twenty minutes and usually suffices. Then we make a plan for six weeks. Those who need it get physiotherapy, a few get an injection at the nerve, and very few an operation.`,
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
