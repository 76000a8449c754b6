import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const diabetesPlate: Item<'articles'> = {
  slug: 'diabetes-on-your-plate',
  title: both('Diabetes: the plate that helps', 'Diabetes: piring yang membantu'),
  excerpt: both(
    'No list of forbidden food, no special food. One plate in three parts, and what to do about rice, fruit and the fasting month.',
    'Tanpa daftar larangan, tanpa makanan khusus. Satu piring dibagi tiga, beserta jawaban soal nasi, buah, dan bulan puasa.',
  ),
  body: prose(
    `When people learn that they have diabetes, they usually go home with a list of forbidden food. A list like that works for three weeks. A plate works for longer, because everyone has one at home.

## One plate, three parts

Take a plate that is about 20 to 23 centimetres wide and divide it in your mind.

- Half: vegetables. Water spinach, long beans, cabbage, cassava leaves, cucumber, tomatoes; cooked or raw, at least two colours.
- A quarter: starchy food. Rice, maize, sago, sweet potato, noodles or bread, but only one of them. Noodles with rice are two portions.
- A quarter: protein. Fish, egg, tofu, tempeh, chicken without its skin, beans.

Drink water with it, or tea without sugar. This is like the health ministry’s Isi Piringku plate. For people with diabetes, the starchy part is a little smaller.

## Must I give up rice?

No. The amount matters more than the kind. For many people, a fist of cooked rice at each meal is a good start. How much is right for you depends on your weight, work and medicine. Red or brown rice raises your sugar more slowly. So does rice that you eat after the vegetables. Porridge raises it fast. If you measure your sugar two hours after a meal, your own meter will teach you.

## Sweet things and fruit

Sugar in drinks does the most harm, because it gets into the blood within minutes: sweet tea, coffee from sachets, soft drinks, and juice too. Start there: go from two spoons to one, then to none.

Fruit is good for you, if you eat it and do not drink it as juice: two or three portions a day, each about the size of your fist. Papaya, guava, apple and orange are good choices. Eat less durian, jackfruit and ripe mango.

## Walk afterwards

A walk of ten to fifteen minutes after a meal clearly lowers your sugar. Check your feet every evening for blisters and small wounds that you may not feel, and do not walk barefoot.

## The fasting month

Many people with diabetes can fast, but not all, and not without preparing. Please see your doctor six to eight weeks before Ramadan. Your medicines have to be changed, especially insulin and tablets that can cause low sugar. If your sugar falls below 70 mg/dl or rises above 300 mg/dl, or if you feel unwell, break your fast. You do not need to feel guilty. Measuring your sugar does not break the fast.

## Low sugar: act at once

Shaking, sweating, hunger, confusion: if you take insulin or certain tablets, this may be low sugar. Take three teaspoons of sugar in water, or half a glass of juice. Measure again after 15 minutes, and repeat if needed. Never give anything by mouth to a person who is unconscious: call 119.

## Call us on the same day

Call if your sugar stays above 300 mg/dl, if you vomit or cannot drink, or if a wound on your foot turns red, smells or does not heal. If you also vomit, breathe deeply or are very sleepy, go to the emergency department at once.`,
    `Orang yang baru dinyatakan menderita diabetes biasanya pulang dengan daftar larangan. Daftar seperti itu bertahan tiga minggu. Piring bertahan lebih lama, karena setiap orang memilikinya di rumah.

## Satu piring, tiga bagian

Ambillah piring bergaris tengah sekitar 20 sampai 23 sentimeter, lalu bagilah dalam pikiran Anda.

- Setengah piring: sayuran. Kangkung, kacang panjang, kol, daun singkong, mentimun, tomat; dimasak atau mentah, sedikitnya dua warna.
- Seperempat piring: makanan pokok. Nasi, jagung, sagu, ubi, mi, atau roti, tetapi salah satu saja. Mi dengan nasi berarti dua porsi.
- Seperempat piring: protein. Ikan, telur, tahu, tempe, ayam tanpa kulit, atau kacang-kacangan.

Lengkapi dengan air putih atau teh tawar. Pembagian ini mirip dengan Isi Piringku dari Kementerian Kesehatan; bagi penyandang diabetes, porsi makanan pokoknya sedikit lebih kecil.

## Haruskah berhenti makan nasi?

Tidak. Jumlahnya lebih penting daripada jenisnya. Bagi banyak orang, nasi sekepal tangan setiap kali makan adalah awal yang baik; takaran yang tepat bergantung pada berat badan, pekerjaan, dan obat Anda. Nasi merah menaikkan gula darah lebih lambat, begitu pula nasi yang dimakan setelah sayur. Bubur menaikkannya dengan cepat. Bila Anda mengukur gula darah dua jam setelah makan, alat pengukur itulah guru terbaik Anda.

## Makanan manis dan buah

Gula dalam minuman paling merugikan karena masuk ke darah dalam hitungan menit: teh manis, kopi saset, minuman bersoda, dan juga jus. Mulailah dari sana; kurangi dari dua sendok menjadi satu, lalu tanpa gula.

Buah tetap dianjurkan, dalam bentuk utuh dan bukan jus: dua atau tiga porsi sehari, masing-masing sebesar kepalan tangan. Pepaya, jambu biji, apel, dan jeruk adalah pilihan yang baik; durian, nangka, dan mangga matang secukupnya saja.

## Berjalanlah sesudahnya

Berjalan sepuluh sampai lima belas menit setelah makan menurunkan gula darah secara nyata. Setiap malam periksalah kaki Anda, apakah ada lepuh atau luka kecil yang mungkin tidak terasa, dan jangan berjalan tanpa alas kaki.

## Bulan puasa

Banyak penyandang diabetes dapat berpuasa, tetapi tidak semuanya, dan tidak tanpa persiapan. Temuilah dokter enam sampai delapan minggu sebelum Ramadan. Obat perlu disesuaikan, terutama insulin dan tablet yang dapat menyebabkan gula darah rendah. Batalkan puasa tanpa rasa bersalah bila gula darah di bawah 70 mg/dl, di atas 300 mg/dl, atau bila Anda merasa tidak sehat. Memeriksa gula darah tidak membatalkan puasa.

## Gula darah rendah: segera bertindak

Gemetar, berkeringat, lapar, bingung: bila Anda menggunakan insulin atau tablet tertentu, itu dapat menandakan gula darah rendah. Minumlah tiga sendok teh gula yang dilarutkan dalam air, atau setengah gelas jus. Ukur kembali setelah 15 menit dan ulangi bila perlu. Orang yang tidak sadar tidak boleh diberi apa pun lewat mulut: hubungi 119.

## Hubungi kami pada hari yang sama

Bila gula darah tetap di atas 300 mg/dl, bila Anda muntah atau tidak dapat minum, atau bila luka di kaki memerah, berbau, maupun tidak kunjung sembuh. Bila disertai muntah, napas dalam, atau mengantuk berat, segera ke IGD.`,
  ),
  category: 'healthy-living',
  tags: ['diabetes', 'kencing manis', 'nutrition', 'gizi', 'Ramadan'],
  authorDoctor: 'retno-wulandari-prabaningrum',
  reviewedBy: 'yohana-rumaropen',
  datePublished: '2025-10-20',
  lastReviewed: '2026-10-19',
  reviewDue: '2027-10-19',
  sources: [
    { title: 'World Health Organization: Diabetes, fact sheet' },
    { title: 'Kementerian Kesehatan RI: PNPK Tata Laksana Diabetes Melitus Tipe 2 Dewasa (2020)' },
    { title: 'Kementerian Kesehatan RI: Isi Piringku' },
    {
      title:
        'International Diabetes Federation and DAR International Alliance: Diabetes and Ramadan, practical guidelines (2021)',
    },
  ],
  relatedSpecialists: ['internal-medicine'],
  cover: articleCover(
    'plate',
    'A plate divided into vegetables, rice and beans',
    'Piring yang terbagi atas sayur, nasi, dan lauk',
  ),
}
