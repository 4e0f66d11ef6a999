import type { SandboxProduct } from '@portico/adapters-shop/sandbox';

/** What the shops of the demo sell: what a clinic would, and nothing that needs a prescription. */
export const demoProducts: readonly SandboxProduct[] = [
  {
    id: 'cuff',
    name: { en: 'Blood pressure cuff', es: 'Tensiómetro' },
    description: { en: 'For the upper arm, with a large display.', es: 'Para el brazo, con pantalla grande.' },
    price: 45_99,
  },
  {
    id: 'pill-box',
    name: { en: 'Weekly pill box', es: 'Pastillero semanal' },
    description: { en: 'Seven days, morning and night.', es: 'Siete días, mañana y noche.' },
    price: 8_50,
  },
  {
    id: 'thermometer',
    name: { en: 'Digital thermometer', es: 'Termómetro digital' },
    description: { en: 'Answers in ten seconds.', es: 'Resultado en diez segundos.' },
    price: 12_75,
  },
  {
    id: 'wrap',
    name: { en: 'Warm and cold wrap', es: 'Compresa fría y caliente' },
    description: { en: 'For knees, shoulders and backs.', es: 'Para rodillas, hombros y espalda.' },
    price: 19_00,
  },
  {
    id: 'sunscreen',
    name: { en: 'Sunscreen, SPF 50', es: 'Protector solar FPS 50' },
    description: { en: 'Without fragrance, for sensitive skin.', es: 'Sin perfume, para piel sensible.' },
    price: 14_20,
    soldOut: true,
  },
];
