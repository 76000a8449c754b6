import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const bloodPressure: Item<'articles'> = {
  slug: 'blood-pressure-at-home',
  title: both(
    'Blood pressure: how to measure it well at home',
    'Tekanan darah: cara mengukurnya dengan benar di rumah',
  ),
  excerpt: both(
    'You cannot feel high blood pressure. Five quiet minutes and a good cuff tell you more than one reading at the clinic.',
    'Tekanan darah tinggi tidak terasa. Lima menit tenang dan manset yang tepat lebih banyak bercerita daripada satu kali pengukuran di klinik.',
  ),
  body: prose(
    `High blood pressure does not hurt. It rarely causes headaches, it does not make your face red, and it has little to do with being angry. For years it wears out the blood vessels of the brain, heart, kidneys and eyes, until one day you have a stroke. The only way to know is to measure.

## What the numbers mean

The upper number is the pressure while the heart beats, the lower one while it rests. In the clinic we call it high from 140/90, measured on at least two days. At home, where people are calmer, the limit is a little lower: an average of 135/85 or more. Below 130/80 is good for most adults.

One high reading does not mean you are ill, and one normal reading does not mean you are well. What counts is the average.

## How to measure

- Use a tested (validated) device for the upper arm, with a cuff that fits. Devices for the wrist are less reliable.
- Do not drink coffee, smoke or exercise in the half hour before. Go to the toilet first.
- Sit for five minutes with your back supported, both feet on the floor and your legs uncrossed. Do not talk, and do not use your phone.
- Put your bare arm on a table, so that the cuff is level with your heart.
- Measure twice, a minute apart, in the morning before medicine and in the evening, for seven days. Leave out the first day and take the average of the rest.

Write everything down, even the readings you do not like. Bring the list with you, and on your first visit bring the device too.

## What you can do yourself

Eating less salt helps most. The World Health Organization advises less than five grams a day, which is one level teaspoon. In our kitchens, most of it hides in instant noodles, salted fish, soy sauce, crackers and stock powder. Cut it in half first, and give your tongue three weeks to get used to it.

- Walk briskly for half an hour on five days a week.
- Lose weight if you weigh too much. Every kilogram counts.
- Eat vegetables and fruit with each meal.
- Stop smoking, and avoid alcohol.
- Get enough sleep. See a doctor if you snore loudly with pauses.

## If medicine is needed

Many people need one or two tablets, often for life. That does not mean you have failed. You take modern medicines once a day, and most people have no trouble with them. Do not stop when the numbers are good: they are good because of the tablet. If something bothers you, such as a dry cough, swollen ankles or dizziness, tell us. There is nearly always another tablet. Do not take painkillers like ibuprofen for a long time, because they raise your blood pressure.

## When not to wait

A reading of 180/120 or more together with chest pain, shortness of breath, weakness on one side, trouble speaking or seeing, or a severe headache is an emergency: call 119. If you feel well, rest for five minutes and measure again. If it stays that high, call us the same day. If you are pregnant and have 140/90 or more, always see a doctor on the same day.`,
    `Tekanan darah tinggi tidak terasa sakit. Jarang menimbulkan sakit kepala, tidak membuat wajah memerah, dan tidak banyak berkaitan dengan sifat pemarah. Bertahun-tahun lamanya ia merusak pembuluh darah otak, jantung, ginjal, dan mata, sampai suatu hari muncul sebagai stroke. Satu-satunya cara untuk mengetahuinya adalah mengukur.

## Arti angkanya

Angka atas menunjukkan tekanan saat jantung berdenyut, angka bawah saat jantung beristirahat. Di klinik, tekanan darah disebut tinggi mulai dari 140/90, diukur sedikitnya pada dua hari berbeda. Di rumah, ketika orang lebih tenang, batasnya sedikit lebih rendah: rata-rata 135/85 atau lebih. Di bawah 130/80, sebagian besar orang dewasa tergolong baik.

Satu hasil tinggi belum tentu penyakit, dan satu hasil normal belum tentu aman. Yang menentukan adalah rata-ratanya.

## Cara mengukur

- Gunakan alat untuk lengan atas yang telah tervalidasi, dengan manset yang sesuai ukuran. Alat pergelangan tangan kurang dapat diandalkan.
- Jangan minum kopi, merokok, atau berolahraga setengah jam sebelumnya. Kosongkan kandung kemih.
- Duduklah lima menit dengan punggung bersandar, kedua telapak kaki di lantai, dan tungkai tidak menyilang. Jangan berbicara, dan jangan memegang telepon.
- Letakkan lengan tanpa pakaian di atas meja sehingga manset setinggi jantung.
- Ukur dua kali dengan jeda satu menit, pada pagi hari sebelum minum obat dan pada malam hari, selama tujuh hari. Abaikan hari pertama, lalu hitung rata-rata sisanya.

Catat semuanya, termasuk hasil yang tidak Anda sukai. Bawalah catatan itu, dan pada kunjungan pertama bawa pula alatnya.

## Yang dapat Anda lakukan sendiri

Mengurangi garam paling besar manfaatnya. Organisasi Kesehatan Dunia menganjurkan kurang dari lima gram sehari, setara satu sendok teh rata. Di dapur kita, sebagian besar garam tersembunyi dalam mi instan, ikan asin, kecap, kerupuk, dan kaldu bubuk. Kurangi setengahnya dahulu, dan beri lidah Anda waktu tiga minggu.

- Berjalanlah cepat selama setengah jam, lima hari seminggu.
- Turunkan berat badan bila berlebih; setiap kilogram berarti.
- Makanlah sayur dan buah setiap kali makan.
- Berhentilah merokok, dan hindari alkohol.
- Tidurlah cukup, dan periksakan dengkuran keras yang disertai henti napas.

## Bila obat diperlukan

Banyak orang memerlukan satu atau dua tablet, sering kali seumur hidup. Itu bukan kekalahan. Obat masa kini diminum sekali sehari dan umumnya tidak menimbulkan keluhan berarti. Jangan berhenti ketika angkanya membaik: angkanya baik karena obat. Bila ada yang mengganggu, misalnya batuk kering, kaki bengkak, atau pusing, sampaikan kepada kami; hampir selalu ada penggantinya. Jangan meminum obat nyeri golongan ibuprofen dalam jangka panjang karena dapat menaikkan tekanan darah.

## Kapan tidak boleh menunggu

Hasil 180/120 atau lebih disertai nyeri dada, sesak, lemah separuh badan, sulit bicara atau melihat, atau sakit kepala hebat adalah keadaan darurat: hubungi 119. Bila tanpa keluhan, beristirahatlah lima menit dan ukur kembali; bila tetap setinggi itu, hubungi kami pada hari yang sama. Pada kehamilan, 140/90 atau lebih selalu perlu diperiksa dokter pada hari itu juga.`,
  ),
  category: 'healthy-living',
  tags: ['hypertension', 'darah tinggi', 'salt', 'garam'],
  authorDoctor: 'markus-yarangga',
  reviewedBy: 'baharuddin-daeng-mattola',
  datePublished: '2025-09-08',
  lastReviewed: '2026-09-03',
  reviewDue: '2027-09-03',
  sources: [
    { title: 'World Health Organization: Hypertension, fact sheet' },
    { title: 'World Health Organization: Guideline: sodium intake for adults and children (2012)' },
    { title: 'Kementerian Kesehatan RI: PNPK Tata Laksana Hipertensi Dewasa (2021)' },
  ],
  relatedSpecialists: ['cardiology', 'internal-medicine', 'neurology'],
  cover: articleCover(
    'cuff',
    'An arm with a cuff beside a device on a table',
    'Lengan dengan manset di samping alat ukur di atas meja',
  ),
}
