import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const feverInChildren: Item<'articles'> = {
  slug: 'fever-in-children',
  title: both(
    'Fever in children: what to do, and when to come',
    'Demam pada anak: apa yang dilakukan dan kapan harus datang',
  ),
  excerpt: both(
    'Fever is how the body fights, and it is rarely dangerous. What matters is how your child looks, and which day of the fever it is.',
    'Demam adalah cara tubuh melawan dan jarang berbahaya. Yang penting adalah keadaan anak, dan hari keberapa demamnya.',
  ),
  body: prose(
    `A hot forehead brings parents to us at night more often than almost anything else. First the good news: fever is not an illness, but the body’s answer to one, mostly to a harmless virus. How high the fever is says little about the danger. How your child behaves says a lot.

## Measuring

A hand on the forehead is not a thermometer. We call it a fever from 38.0 °C. In babies it is best to measure in the bottom, in older children in the ear or the armpit. In the armpit, the reading is a little low. Do not use glass thermometers with mercury any more.

## What helps

- Offer plenty to drink: breast milk, water, soup, oral rehydration solution. Small sips, often.
- Dress your child in light clothes and let them rest. They do not have to stay in bed if they want to play.
- Give paracetamol if your child is in pain or miserable, not because of the number: 10 to 15 mg per kilogram of body weight, with at least four to six hours between doses, and no more than four times a day. Weigh your child, and use the measuring cup from the pack.
- Wiping your child with lukewarm water is fine if they like it. Cold water and alcohol are harmful.

Never give aspirin to children. Do not give ibuprofen until a doctor has ruled out dengue, because it makes bleeding more likely. Antibiotics do not help against viruses.

## Dengue: do not trust the third day

In Indonesia, any fever without a cough or runny nose may be dengue. The fever comes suddenly and is high at once, with headache and pain behind the eyes, in the arms and in the legs. Between the third and the seventh day the temperature falls, and the family feels relieved. But this is just when the dangerous phase may start, when the blood vessels leak. Come at once if, on these days, your child

- has strong belly pain or vomits again and again
- bleeds from the nose or gums, or has blood in the stool
- is restless, very sleepy or has cold hands and feet
- drinks little and has not passed urine for six hours

From the third day of a fever, a blood count is useful. One normal count does not rule out dengue, so we often repeat it every day.

If you live in or have visited Papua, or another region with malaria, every fever needs a malaria test on the same day.

## When not to wait

Go to an emergency department at once, day or night, if

- your baby is younger than three months and has 38.0 °C or more
- your child breathes fast, groans, or the skin between the ribs pulls in
- your child cannot be woken properly, has a stiff neck, or has a rash of small dark spots that does not fade when you press a glass on it
- your child has a seizure (fit). Lay them on their side, put nothing in their mouth, look at the clock, and call 119 if it lasts longer than five minutes

See a doctor within a day if the fever lasts longer than two days, if your child is under two years old and you do not know why they have a fever, or if you feel that something is different this time. Parents are right surprisingly often.`,
    `Hampir tidak ada yang lebih sering membawa orang tua datang pada malam hari selain dahi anak yang panas. Kami mulai dengan kabar yang menenangkan: demam bukan penyakit, melainkan jawaban tubuh terhadap penyakit, umumnya virus ringan. Tinggi rendahnya suhu tidak banyak menunjukkan bahaya. Perilaku anak Anda jauh lebih berarti.

## Mengukur suhu

Telapak tangan di dahi bukan termometer. Disebut demam bila suhu 38,0 °C atau lebih. Pada bayi, pengukuran paling tepat dilakukan di dubur; pada anak lebih besar di telinga atau ketiak, dengan catatan hasil di ketiak sedikit lebih rendah. Termometer kaca berisi air raksa sebaiknya tidak lagi digunakan.

## Yang membantu

- Beri minum yang cukup: ASI, air putih, kuah sup, oralit. Sedikit demi sedikit, tetapi sering.
- Kenakan pakaian tipis dan biarkan anak beristirahat. Ia tidak harus terus berbaring bila ingin bermain.
- Beri parasetamol bila anak nyeri atau rewel, bukan karena angka di termometer: 10 sampai 15 mg per kilogram berat badan, dengan jarak sedikitnya empat sampai enam jam, dan tidak lebih dari empat kali sehari. Timbang berat badan anak dan gunakan takaran dari kemasan.
- Menyeka dengan air hangat boleh dilakukan bila anak merasa nyaman. Air dingin dan alkohol justru berbahaya.

Jangan pernah memberikan aspirin kepada anak. Hindari ibuprofen selama demam berdarah belum disingkirkan karena meningkatkan risiko perdarahan. Antibiotik tidak bermanfaat melawan virus.

## Demam berdarah: hari ketiga yang mengecoh

Di Indonesia, setiap demam tanpa batuk pilek dapat berarti demam berdarah dengue. Demamnya muncul mendadak dan langsung tinggi, disertai sakit kepala, nyeri di belakang mata, dan pegal-pegal. Antara hari ketiga dan ketujuh suhu turun, dan keluarga merasa lega. Justru pada saat itulah fase berbahaya dapat dimulai, ketika cairan merembes keluar dari pembuluh darah. Segera datang bila pada hari-hari itu anak Anda

- mengeluh sakit perut hebat atau muntah berulang kali
- mimisan, gusinya berdarah, atau ada darah dalam tinjanya
- gelisah, sangat mengantuk, atau tangan dan kakinya dingin
- sedikit minum dan tidak buang air kecil selama enam jam

Sejak hari ketiga demam, pemeriksaan darah bermanfaat. Satu hasil normal belum menyingkirkan demam berdarah; pemeriksaan sering kali diulang setiap hari.

Bila Anda tinggal di Papua atau baru dari sana, atau dari daerah malaria lainnya, setiap demam perlu diperiksa malaria pada hari yang sama.

## Kapan tidak boleh menunggu

Segera ke IGD, pukul berapa pun, bila

- bayi Anda berusia kurang dari tiga bulan dengan suhu 38,0 °C atau lebih
- anak bernapas cepat, merintih, atau sela iganya tertarik ke dalam
- anak sulit dibangunkan, lehernya kaku, atau muncul bintik gelap kecil yang tidak memudar bila ditekan dengan gelas
- anak kejang. Miringkan tubuhnya, jangan memasukkan apa pun ke mulutnya, lihat jam, dan hubungi 119 bila kejang lebih dari lima menit

Temui dokter dalam sehari bila demam lebih dari dua hari, bila anak berusia di bawah dua tahun dan penyebabnya tidak jelas, atau bila Anda merasa kali ini berbeda. Firasat orang tua kerap kali benar.`,
  ),
  category: 'mother-and-child',
  tags: ['children', 'anak', 'fever', 'demam', 'dengue', 'demam berdarah'],
  authorDoctor: 'ni-luh-putu-ariestadewi',
  reviewedBy: 'dortea-felle',
  datePublished: '2025-03-10',
  lastReviewed: '2026-10-05',
  reviewDue: '2027-10-05',
  sources: [
    { title: 'World Health Organization: Pocket book of hospital care for children, 2nd edition (2013)' },
    {
      title:
        'World Health Organization: Dengue: guidelines for diagnosis, treatment, prevention and control (2009)',
    },
    { title: 'Kementerian Kesehatan RI: Buku Bagan Manajemen Terpadu Balita Sakit (MTBS)' },
    { title: 'Kementerian Kesehatan RI: PNPK Tata Laksana Infeksi Dengue Anak dan Remaja (2021)' },
  ],
  relatedSpecialists: ['pediatrics'],
  cover: articleCover('child', 'A doctor examining a girl', 'Dokter memeriksa seorang anak perempuan'),
}
