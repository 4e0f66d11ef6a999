import type { NotOrdered } from '@portico/domain/payments';
import type { Message } from '../../../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const shopWords = defineMessages({
  loading: {
    id: 'shop.screen.loading',
    defaultMessage: 'Opening the shop…',
    description: 'Said while the page is fetched',
  },
  none: {
    id: 'shop.screen.none',
    defaultMessage: 'This practice has no online shop.',
    description: 'In place of the shop',
  },
  away: {
    id: 'shop.screen.away',
    defaultMessage: 'We can’t reach the shop right now. Please try again in a few minutes.',
    description: 'The shop, which somebody else runs, is away',
  },
  about: {
    id: 'shop.screen.about',
    defaultMessage: 'What you buy here is sold by {shop}. You pay before it is sent.',
    description: 'Above the products; the name of the shop',
  },
  empty: {
    id: 'shop.screen.empty',
    defaultMessage: 'Nothing is for sale right now.',
    description: 'In place of the products',
  },
  products: { id: 'shop.screen.products', defaultMessage: 'Products', description: 'Heading of what is sold' },
  soldOut: {
    id: 'shop.screen.soldOut',
    defaultMessage: 'Sold out',
    description: 'In place of the button of a product',
  },
  add: { id: 'shop.screen.add', defaultMessage: 'Add to cart', description: 'Button of a product' },
  addNamed: {
    id: 'shop.screen.addNamed',
    defaultMessage: 'Add to cart: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  addMore: {
    id: 'shop.screen.addMore',
    defaultMessage: 'One more',
    description: 'Button of a product that is in the basket',
  },
  addMoreNamed: {
    id: 'shop.screen.addMoreNamed',
    defaultMessage: 'One more: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  less: {
    id: 'shop.screen.less',
    defaultMessage: 'One less',
    description: 'Button of a product that is in the basket',
  },
  lessNamed: {
    id: 'shop.screen.lessNamed',
    defaultMessage: 'One less: {product}',
    description: 'The same button for screen readers; begins with its words',
  },
  inBasket: {
    id: 'shop.screen.inBasket',
    defaultMessage: '{quantity} in your cart',
    description: 'Beside a product: how many of it are in the basket',
  },
  mayNotOrder: {
    id: 'shop.screen.mayNotOrder',
    defaultMessage: 'You can look at the shop for this person, but not buy for them.',
    description: 'For somebody who acts for another person and may only look',
  },
  basket: { id: 'shop.screen.basket', defaultMessage: 'Your cart', description: 'Heading of what is to be bought' },
  basketEmpty: {
    id: 'shop.screen.basketEmpty',
    defaultMessage: 'Your cart is empty.',
    description: 'In place of what is to be bought',
  },
  line: { id: 'shop.screen.line', defaultMessage: '{quantity} × {product}', description: 'A line of the basket' },
  total: { id: 'shop.screen.total', defaultMessage: 'Total', description: 'Beside the sum of the basket' },
  basketNow: {
    id: 'shop.screen.basketNow',
    defaultMessage: 'The total of your cart is {amount}.',
    description: 'Said to screen readers when the basket changes',
  },
  order: {
    id: 'shop.screen.order',
    defaultMessage: 'Go to payment',
    description: 'Button that makes an order of the basket and leads to its payment',
  },
  ordering: {
    id: 'shop.screen.ordering',
    defaultMessage: 'Placing your order…',
    description: 'On that button meanwhile',
  },
  paidAlready: {
    id: 'shop.screen.paidAlready',
    defaultMessage: 'This order is already paid. Nothing was ordered again.',
    description: 'The same basket was paid before',
  },
  website: {
    id: 'shop.screen.website',
    defaultMessage: 'Open the website of {shop}',
    description: 'Link to the own pages of the shop; its name',
  },
});

/** Why nothing was ordered, in addition to general failures. */
export const orderRefusalWords: Readonly<Record<Extract<NotOrdered['kind'], 'shop-away' | 'basket-changed'>, Message>> =
  defineMessages({
    'shop-away': {
      id: 'shop.refusal.shop-away',
      defaultMessage: 'We can’t reach the shop right now. Nothing was charged. Please try again in a few minutes.',
      description: 'The order could not be made, or nobody knows whether it was',
    },
    'basket-changed': {
      id: 'shop.refusal.basket-changed',
      defaultMessage: 'Something in your cart just sold out, so we removed it. Check your cart.',
      description: 'A product is not sold any more',
    },
  });

export const shopSignOnWords = defineMessages({
  asking: {
    id: 'shop.signOn.asking',
    defaultMessage: 'Taking you to the shop…',
    description: 'While somebody is signed on at the shop',
  },
  signInFirst: {
    id: 'shop.signOn.signInFirst',
    defaultMessage: 'To continue to the shop, sign in.',
    description: 'For somebody who came from the shop and is not signed in',
  },
  signIn: { id: 'shop.signOn.signIn', defaultMessage: 'Sign in', description: 'Button that leads to the sign-in' },
  noWay: {
    id: 'shop.signOn.noWay',
    defaultMessage: 'We didn’t take you there, because this address isn’t part of the shop of your practice.',
    description: 'The shop has no sign-on, or the address is another one',
  },
  toShop: { id: 'shop.signOn.toShop', defaultMessage: 'Go to the shop', description: 'Link to the shop in the portal' },
});
