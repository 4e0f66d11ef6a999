export { CheckOutScreen } from './check-out-screen.tsx';
export { BackToCheckOut } from './back-to-check-out.tsx';
