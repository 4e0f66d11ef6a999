import type { Ordering } from '@portico/view-models/payments';
import { messages, type Message } from '../../../words/messages.ts';

export const shopWords = messages('shop.screen', {
  loading: { en: 'Opening the shop…', es: 'Abriendo la tienda…', description: 'Said while the page is fetched' },
  none: {
    en: 'This practice has no online shop.',
    es: 'Este consultorio no tiene tienda en línea.',
    description: 'In place of the shop',
  },
  away: {
    en: 'The shop does not answer right now. Please try again in a few minutes.',
    es: 'La tienda no responde en este momento. Inténtelo de nuevo en unos minutos.',
    description: 'The shop, which somebody else runs, is away',
  },
  about: {
    en: 'What you buy here is sold by {shop}. You pay before it is sent.',
    es: 'Lo que compre aquí lo vende {shop}. Se paga antes del envío.',
    description: 'Above the products; the name of the shop',
  },
  empty: {
    en: 'Nothing is on sale right now.',
    es: 'En este momento no hay nada a la venta.',
    description: 'In place of the products',
  },
  products: { en: 'Products', es: 'Productos', description: 'Heading of what is sold' },
  soldOut: { en: 'Sold out', es: 'Agotado', description: 'In place of the button of a product' },
  add: { en: 'Add to basket', es: 'Agregar a la canasta', description: 'Button of a product' },
  addNamed: {
    en: 'Add to basket: {product}',
    es: 'Agregar a la canasta: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  addMore: { en: 'One more', es: 'Uno más', description: 'Button of a product that is in the basket' },
  addMoreNamed: {
    en: 'One more: {product}',
    es: 'Uno más: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  less: { en: 'One less', es: 'Uno menos', description: 'Button of a product that is in the basket' },
  lessNamed: {
    en: 'One less: {product}',
    es: 'Uno menos: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  inBasket: {
    en: '{quantity} in your basket',
    es: '{quantity} en su canasta',
    description: 'Beside a product: how many of it are in the basket',
  },
  mayNotOrder: {
    en: 'You can look at the shop for this person, but not buy for them.',
    es: 'Puede ver la tienda de esta persona, pero no comprar en su nombre.',
    description: 'For somebody who acts for another person and may only look',
  },
  basket: { en: 'Your basket', es: 'Su canasta', description: 'Heading of what is to be bought' },
  basketEmpty: {
    en: 'Your basket is empty.',
    es: 'Su canasta está vacía.',
    description: 'In place of what is to be bought',
  },
  line: { en: '{quantity} × {product}', es: '{quantity} × {product}', description: 'A line of the basket' },
  total: { en: 'Total', es: 'Total', description: 'Beside the sum of the basket' },
  basketNow: {
    en: 'Your basket comes to {amount}.',
    es: 'Su canasta suma {amount}.',
    description: 'Said to screen readers when the basket changes',
  },
  order: {
    en: 'Go to payment',
    es: 'Ir al pago',
    description: 'Button that makes an order of the basket and leads to its payment',
  },
  ordering: { en: 'Placing your order…', es: 'Haciendo su pedido…', description: 'On that button meanwhile' },
  paidAlready: {
    en: 'This order is already paid. Nothing was ordered again.',
    es: 'Este pedido ya está pagado. No se pidió nada otra vez.',
    description: 'The same basket was paid before',
  },
  website: {
    en: 'Open the website of {shop}',
    es: 'Abrir el sitio de {shop}',
    description: 'Link to the own pages of the shop; its name',
  },
});

type Refused = Extract<Ordering, { readonly kind: 'refused' }>['refusal']['kind'];

/** Why nothing was ordered, in addition to general failures. */
export const orderRefusalWords: Readonly<Record<Extract<Refused, 'shop-away' | 'basket-changed'>, Message>> = messages(
  'shop.refusal',
  {
    'shop-away': {
      en: 'The shop does not answer right now. Nothing was charged. Please try again in a few minutes.',
      es: 'La tienda no responde en este momento. No se cobró nada. Inténtelo de nuevo en unos minutos.',
      description: 'The order could not be made, or nobody knows whether it was',
    },
    'basket-changed': {
      en: 'Something in your basket was just sold out, so we took it out. Please check your basket.',
      es: 'Algo de su canasta se acaba de agotar y lo quitamos. Revise su canasta.',
      description: 'A product is not sold any more',
    },
  },
);

export const shopSignOnWords = messages('shop.signOn', {
  asking: {
    en: 'Taking you to the shop…',
    es: 'Abriendo la tienda…',
    description: 'While somebody is signed on at the shop',
  },
  signInFirst: {
    en: 'The shop asks who you are. Sign in to your patient portal, and we take you back to the shop.',
    es: 'La tienda quiere saber quién es usted. Inicie sesión en su portal del paciente y volverá a la tienda.',
    description: 'For somebody who came from the shop and is not signed in',
  },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Button that leads to the sign-in' },
  noWay: {
    en: 'We did not take you there, because this address is not part of the shop of your practice.',
    es: 'No abrimos esa página, porque no es de la tienda de su consultorio.',
    description: 'The shop has no sign-on, or the address is another one',
  },
  toShop: { en: 'Go to the shop', es: 'Ir a la tienda', description: 'Link to the shop in the portal' },
});
