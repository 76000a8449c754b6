import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const heartburn: Item<'articles'> = {
  slug: 'heartburn-and-acid-reflux',
  title: both(
    'Heartburn: what helps, and what it may hide',
    'Asam lambung naik: yang membantu dan yang perlu diwaspadai',
  ),
  excerpt: both(
    'A burning feeling behind the breastbone is common and mostly harmless. Small habits help most, but with a few signs you should see a doctor soon.',
    'Rasa panas di belakang tulang dada sering terjadi dan umumnya ringan. Kebiasaan kecil paling menolong; beberapa tanda perlu segera diperiksakan.',
  ),
  body: prose(
    `After a late plate of fried rice it burns behind your breastbone, something sour comes up, and you cannot sleep. Almost everyone knows this. If it happens twice a week or more, or makes your life harder, doctors call it reflux disease.

Between the food pipe (gullet) and the stomach there is a ring of muscle that should open only for food. If it gets loose, acid flows up into the gullet, which is not made for it. In Indonesia people often call this maag, a word that can also mean a sore stomach lining, ulcers, or a sensitive stomach. It is worth finding out which one it is, because the treatments are different.

## First make sure it is not your heart

Heartburn and a heart attack can feel the same. If you have pressure in the chest with cold sweat, shortness of breath, or pain that spreads to your arm or jaw, do not think it is heartburn until an ECG has shown it: call 119. Pain that comes when you move and goes away when you rest needs an ECG too: see a doctor within a few days.

## What helps

- Eat smaller meals, and nothing in the three hours before you lie down. This rule helps most.
- Raise the head of your bed by 15 to 20 centimetres, with blocks under its legs. A second pillow only bends your belly.
- Sleep on your left side.
- Lose some weight if you have too much around your waist, and loosen your belt.
- Stop smoking.
- Notice what causes it for you. Coffee, chocolate, very fatty or spicy food, citrus fruit, fizzy drinks and alcohol are common causes, but not for everyone. You do not have to give up all of them.

Milk helps for half an hour, and then the stomach makes more acid.

## Medicine

Antacids from the pharmacy work quickly but not for long. They are good if you have heartburn now and then. Tablets that reduce acid, such as omeprazole or lansoprazole, work better if you take them half an hour before breakfast. Do not take them for longer than two weeks without asking a doctor. If you still need them then, we should find out why.

Some medicines irritate the stomach and gullet: painkillers such as ibuprofen, diclofenac and mefenamic acid, aspirin, and some tablets for bones. Herbal drinks for rheumatism sometimes contain them without saying so. Tell us about all of them. If a heart doctor has given you aspirin, do not stop it without asking.

## Do not wait for an appointment

If you have black, sticky stools, vomit blood or something that looks like coffee grounds, or have sudden, very strong belly pain: go to the emergency department.

## See a doctor within two weeks

- if food gets stuck on its way down, or swallowing hurts
- if you lose weight without trying
- if you vomit again and again
- if you are pale and tired, or a blood test shows anaemia
- if this is new for you and you are older than 55
- if someone in your family had stomach cancer

## What we do

We ask questions and examine you first. Often a few weeks of treatment is the best test. A breath or stool test shows if the bacterium Helicobacter pylori lives in your stomach. Two weeks of tablets can cure it. An endoscopy takes ten minutes, and you can sleep through it if you like. You only need it if you have the signs above or if the treatment does not help.`,
    `Seusai sepiring nasi goreng larut malam, dada terasa panas, cairan asam naik ke tenggorok, dan kantuk pun hilang. Hampir semua orang pernah mengalaminya. Bila terjadi dua kali seminggu atau lebih, atau mengganggu keseharian, dokter menyebutnya penyakit refluks (GERD).

Di antara kerongkongan dan lambung terdapat cincin otot yang semestinya terbuka hanya saat menelan. Bila otot ini mengendur, asam mengalir ke atas, ke kerongkongan yang tidak dirancang untuk menahannya. Di Indonesia keluhan ini sering disebut maag, kata yang juga mencakup radang lambung, tukak, dan lambung yang sensitif. Penyebabnya perlu dipastikan karena pengobatannya berbeda.

## Pastikan dahulu bukan jantung

Asam lambung naik dan serangan jantung dapat terasa serupa. Dada tertekan disertai keringat dingin, sesak, atau nyeri yang menjalar ke lengan maupun rahang tidak boleh dianggap sakit lambung sebelum ada hasil rekam jantung: hubungi 119. Nyeri yang timbul saat beraktivitas dan hilang ketika beristirahat juga memerlukan rekam jantung: temui dokter dalam beberapa hari.

## Yang membantu

- Makanlah lebih sedikit setiap kali, dan jangan makan dalam tiga jam sebelum berbaring. Inilah aturan yang paling besar pengaruhnya.
- Tinggikan bagian kepala tempat tidur 15 sampai 20 sentimeter dengan ganjalan di kakinya. Bantal tambahan hanya membuat perut tertekuk.
- Tidurlah miring ke kiri.
- Kurangi berat badan bila lingkar perut berlebih, dan longgarkan ikat pinggang.
- Berhentilah merokok.
- Kenali pemicu Anda sendiri. Kopi, cokelat, makanan sangat berlemak atau pedas, buah sitrus, minuman bersoda, dan alkohol sering menjadi penyebab, tetapi tidak pada semua orang. Anda tidak perlu berpantang semuanya.

Susu menenangkan selama setengah jam, setelah itu lambung justru menghasilkan lebih banyak asam.

## Obat

Antasida dari apotek bekerja cepat tetapi singkat, cocok untuk keluhan sesekali. Tablet pengurang asam, misalnya omeprazol atau lansoprazol, lebih efektif bila diminum setengah jam sebelum sarapan. Tanpa pengawasan dokter, gunakan tidak lebih dari dua minggu. Bila setelah itu masih diperlukan, penyebabnya perlu dicari.

Beberapa obat mengiritasi lambung dan kerongkongan: obat nyeri seperti ibuprofen, diklofenak, dan asam mefenamat, aspirin, serta sebagian tablet untuk tulang. Jamu pegal linu kadang mengandung bahan tersebut tanpa mencantumkannya. Sampaikan semuanya kepada kami, dan jangan menghentikan aspirin yang diresepkan dokter jantung tanpa bertanya.

## Jangan menunggu janji temu

Tinja hitam dan lengket, muntah darah atau cairan seperti ampas kopi, atau nyeri perut hebat yang mendadak: segera ke IGD.

## Temui dokter dalam dua minggu

- bila makanan tersangkut saat ditelan, atau menelan terasa sakit
- bila berat badan turun tanpa disengaja
- bila Anda muntah berulang kali
- bila Anda pucat dan lelah, atau pemeriksaan darah menunjukkan anemia
- bila keluhan baru muncul pada usia di atas 55 tahun
- bila ada anggota keluarga yang pernah menderita kanker lambung

## Yang kami lakukan

Kami bertanya dan memeriksa terlebih dahulu. Sering kali pengobatan beberapa minggu sudah menjadi uji terbaik. Tes napas atau tes tinja menunjukkan apakah bakteri Helicobacter pylori hidup di lambung; infeksi ini dapat disembuhkan dengan obat selama dua minggu. Endoskopi berlangsung sepuluh menit, dapat dilakukan saat Anda tertidur, dan hanya diperlukan bila terdapat tanda-tanda di atas atau bila pengobatan tidak menolong.`,
  ),
  category: 'know-the-illness',
  tags: ['stomach', 'lambung', 'maag', 'GERD'],
  authorDoctor: 'yohana-rumaropen',
  reviewedBy: 'retno-wulandari-prabaningrum',
  datePublished: '2025-06-30',
  lastReviewed: '2026-06-30',
  reviewDue: '2027-06-30',
  sources: [
    {
      title:
        'American College of Gastroenterology: Clinical guideline for the diagnosis and management of gastroesophageal reflux disease (2022)',
    },
    {
      title:
        'Perkumpulan Gastroenterologi Indonesia: Konsensus nasional penatalaksanaan penyakit refluks gastroesofageal',
    },
    {
      title:
        'Kementerian Kesehatan RI: Panduan Praktik Klinis bagi Dokter di Fasilitas Pelayanan Kesehatan Tingkat Pertama',
    },
  ],
  relatedSpecialists: ['internal-medicine', 'cardiology'],
  cover: articleCover(
    'stomach',
    'A stomach from which acid rises, a man with his hand on his chest',
    'Lambung dengan asam yang naik, seorang pria memegang dada',
  ),
}
