import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { minutesOfChestPain } from '../emergency-signs/chest-pain.ts'
import { articleCover } from '../pictures.ts'

export const chestPain: Item<'articles'> = {
  slug: 'chest-pain-when-minutes-count',
  title: both('Chest pain: when minutes count', 'Nyeri dada: ketika setiap menit berarti'),
  excerpt: both(
    'How to recognise a heart attack, even if your chest does not hurt, and what to do until help arrives.',
    'Cara mengenali serangan jantung, termasuk yang tidak terasa di dada, dan apa yang harus dilakukan sampai pertolongan datang.',
  ),
  body: prose(
    `If you have chest pain now that has lasted ${minutesOfChestPain.en}, or that comes with cold sweat, shortness of breath or feeling faint, stop reading and call 119.

Most chest pain does not come from the heart. A pulled muscle, a cough, stomach acid and worry can all hurt there. But nobody can be sure at home, and in a heart attack the heart muscle begins to die within half an hour. So the advice is simple: if in doubt, get it checked, and do not feel silly if it was nothing.

## What a heart attack feels like

A blood vessel that feeds the heart has closed. Many people describe:

- pressure, tightness or burning in the middle of the chest, as if someone is sitting on it
- pain that spreads to the left arm, both arms, the neck, the jaw, the back or the upper belly
- cold sweat, a grey face, nausea
- sudden shortness of breath, or a feeling that something terrible is happening

In women, older people and people with diabetes, the chest may hardly hurt. They may only feel suddenly very tired, short of breath or sick, or have pain in the back or the stomach. In Indonesia people often think this is masuk angin, a “caught wind”, and treat it with rubbing and hot tea. That way they lose precious hours.

## What to do

- Call 119, or the emergency line of the nearest hospital. Say “chest pain” first.
- Sit down, half upright, and loosen tight clothes. Do not walk around.
- Do not drive yourself, and do not ride pillion on a motorcycle. If no ambulance can come in time, ask someone to take you by car to the nearest emergency department.
- Do not take anyone else’s medicine. Tell the person on the phone what you take and what you are allergic to, and follow their advice.
- If the person collapses and does not breathe normally, start chest compressions: press hard and fast in the middle of the chest, about twice a second, until help takes over.

## What happens in hospital

You should have an ECG within ten minutes of arriving. If it shows a closed vessel, doctors open it with a catheter, or with a medicine if a catheter laboratory is too far away. The sooner this happens, the more of your heart survives, and the more of your life stays as it was.

## How to prevent it

Four things make most heart attacks more likely: smoking, high blood pressure, high cholesterol and diabetes. A doctor can check all four in one visit. From the age of 40, or earlier if your mother, father, brother or sister had heart disease young, ask a doctor to work out your risk.

Pain that comes when you climb stairs and goes away when you rest is not an emergency, but it is a warning. Please see a doctor within a few days.`,
    `Bila saat ini Anda merasakan nyeri dada ${minutesOfChestPain.id}, atau disertai keringat dingin, sesak, atau hendak pingsan, berhentilah membaca dan hubungi 119.

Sebagian besar nyeri di dada tidak berasal dari jantung. Otot yang tertarik, batuk, asam lambung, dan rasa cemas dapat menimbulkan nyeri di tempat yang sama. Namun tidak seorang pun dapat memastikannya dari rumah, dan pada serangan jantung otot jantung mulai mati dalam setengah jam. Karena itu anjurannya sederhana: bila ragu, periksakan, dan tidak perlu malu bila ternyata bukan apa-apa.

## Seperti apa rasanya serangan jantung

Serangan jantung terjadi ketika pembuluh yang memasok darah ke jantung tersumbat. Banyak orang menggambarkannya sebagai:

- rasa tertekan, terikat, atau terbakar di tengah dada, seperti ditindih beban berat
- nyeri yang menjalar ke lengan kiri, kedua lengan, leher, rahang, punggung, atau ulu hati
- keringat dingin, wajah pucat, mual
- sesak mendadak, atau firasat bahwa sesuatu yang buruk sedang terjadi

Pada perempuan, lansia, dan penyandang diabetes, dada mungkin hampir tidak terasa nyeri. Yang muncul hanya kelelahan mendadak, sesak, mual, atau nyeri di punggung maupun ulu hati. Di Indonesia keluhan ini sering dianggap masuk angin, lalu dikerok dan diberi teh hangat. Akibatnya, waktu yang sangat berharga terbuang.

## Apa yang harus dilakukan

- Hubungi 119 atau nomor gawat darurat rumah sakit terdekat. Sebutkan “nyeri dada” lebih dahulu.
- Duduklah setengah tegak dan longgarkan pakaian. Jangan berjalan ke sana kemari.
- Jangan mengemudi sendiri dan jangan membonceng sepeda motor. Bila ambulans tidak dapat datang tepat waktu, mintalah orang lain mengantar dengan mobil ke IGD terdekat.
- Jangan meminum obat milik orang lain. Sampaikan kepada petugas di telepon obat yang Anda minum dan alergi yang Anda miliki, lalu ikuti arahannya.
- Bila penderita tidak sadar dan tidak bernapas normal, mulailah kompresi dada: tekan kuat dan cepat di tengah dada, sekitar dua kali per detik, sampai bantuan mengambil alih.

## Apa yang terjadi di rumah sakit

Rekam jantung (EKG) semestinya dilakukan dalam sepuluh menit setelah tiba. Bila tampak sumbatan total, pembuluh dibuka dengan kateter, atau dengan obat jika laboratorium kateterisasi terlalu jauh. Makin cepat tindakan dilakukan, makin banyak otot jantung yang selamat, dan makin besar peluang Anda kembali hidup seperti semula.

## Sebelum hal itu terjadi

Empat hal paling meningkatkan risiko serangan jantung: merokok, tekanan darah tinggi, kolesterol tinggi, dan diabetes. Keempatnya dapat diketahui dalam satu kali kunjungan. Sejak usia 40 tahun, atau lebih awal bila orang tua maupun saudara kandung sakit jantung pada usia muda, mintalah dokter menghitung risiko Anda.

Nyeri yang timbul saat menaiki tangga dan hilang ketika beristirahat memang bukan keadaan darurat, tetapi merupakan peringatan. Mohon buat janji temu dalam beberapa hari.`,
  ),
  category: 'know-the-illness',
  tags: ['heart', 'jantung', 'emergency', 'gawat darurat'],
  authorDoctor: 'ayu-lestari-kusumaningtyas',
  reviewedBy: 'andi-mappasessu',
  datePublished: '2025-02-03',
  lastReviewed: '2026-08-14',
  reviewDue: '2027-08-14',
  sources: [
    { title: 'World Health Organization: Cardiovascular diseases (CVDs), fact sheet' },
    {
      title:
        'European Society of Cardiology: Guidelines for the management of acute coronary syndromes (2023)',
    },
    { title: 'Kementerian Kesehatan RI: PNPK Tata Laksana Sindroma Koroner Akut' },
  ],
  relatedSpecialists: ['cardiology', 'internal-medicine'],
  cover: articleCover('heart', 'An older couple on a morning walk', 'Sepasang lansia berjalan pagi'),
}
