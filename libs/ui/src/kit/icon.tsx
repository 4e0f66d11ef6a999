import css from './icon.module.css';
import { cx } from './join-class-names.ts';

/** Paths on a 24 × 24 grid. Icons accompany a text, and never replace it. */
const paths = {
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  calendar: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4',
  heart: 'M12 19.5s-7.5-4.4-7.5-9.7A4.1 4.1 0 0 1 12 7.6a4.1 4.1 0 0 1 7.5 2.2c0 5.3-7.5 9.7-7.5 9.7z',
  help: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.7 9.7a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.8-1.1 1.7M12 16.5v.1',
  text: 'M3.5 19 8.5 5.5 13.5 19M5.2 14.5h6.6M14.5 19l3.2-8.5 3.2 8.5M15.6 16h4.2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.2 15.2 20 20',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'check-circle': 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8 12.2l2.8 2.8L16 9.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  alert: 'M12 4.5 21 19.5H3zM12 10v4M12 16.7v.1',
  cancelled: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9 9l6 6M15 9l-6 6',
  missed: 'M5 6.5h14v13H5zM5 10.5h14M8.5 4v4M15.5 4v4M10 13l4 4M14 13l-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  'eye-off':
    'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.2-1M10 10a2.8 2.8 0 0 0 4 4',
  phone: 'M6.5 4.5h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A14.5 14.5 0 0 1 4.5 6.5a2 2 0 0 1 2-2z',
  mail: 'M4 6.5h16v11.5H4zM4 7l8 6 8-6',
  pin: 'M12 20.5s-6.5-5.5-6.5-10.5a6.5 6.5 0 0 1 13 0c0 5-6.5 10.5-6.5 10.5zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  video: 'M4 7.5h10.5v9H4zM14.5 11l5.5-3v8l-5.5-3',
  previous: 'M14.5 6 8.5 12l6 6',
  next: 'M9.5 6l6 6-6 6',
  down: 'M6 9.5l6 6 6-6',
  download: 'M12 4.5v10.5M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14',
  print: 'M7 9V4.5h10V9M7 16.5H4.5V9h15v7.5H17M7 13.5h10v6H7z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.5c2.5 2.5 3.5 5.3 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.3-3.5-8.5s1-6 3.5-8.5z',
  leave: 'M10 4.5H5v15h5M14.5 8l4 4-4 4M18.5 12H9.5',
  pill: 'M5.6 18.4a4.2 4.2 0 0 1 0-6l6.8-6.8a4.2 4.2 0 0 1 6 6l-6.8 6.8a4.2 4.2 0 0 1-6 0zM9 9l6 6',
  syringe:
    'M17 3.5l3.5 3.5M18.7 5.3l-3 3M12.5 6.5l5 5M14.8 8.8l-7.3 7.3H8M7.5 16.5V13l5-5M16 11.5l-4.9 5H7.5M7.5 16.5l-4 4',
  pulse: 'M3.5 12h4l2.5-6 4 12 2.5-6h4',
  flask: 'M9.5 4.5h5M10.5 4.5v5.5L5.5 19.5h13L13.5 10V4.5M8 15h8',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3.5 19.5c0-3.3 2.3-5.5 5.5-5.5s5.5 2.2 5.5 5.5M15.5 5.3a3.2 3.2 0 0 1 0 6M17 14.3c2.1.7 3.5 2.6 3.5 5.2',
  person: 'M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM5 20c0-3.9 2.9-6.3 7-6.3s7 2.4 7 6.3',
  practice: 'M5 20V7.5L12 4l7 3.5V20M3.5 20h17M12 9v5M9.5 11.5h5M10 20v-3.5h4V20',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6zM9 12l2.2 2.2L15.3 10',
  retry: 'M19 12a7 7 0 1 1-2.2-5.1M19 4v4.5h-4.5',
  offline:
    'M4 4l16 16M8.5 12.7a5.5 5.5 0 0 1 2.3-1.2M5 9.5a10 10 0 0 1 2.6-1.6M11 6.8a10 10 0 0 1 8 2.7M14.5 12l1 .7M12 17v.1',
  bag: 'M6 8.5h12l1 11H5zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 16.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  card: 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h3',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  low: 'M12 5v14M6 13l6 6 6-6',
  high: 'M12 19V5M6 11l6-6 6 6',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: hidden from screen readers, since the text beside it says the same. */
export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) => (
  <svg className={cx(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
);
