import { BrowserCameraMicrophone } from '@portico/adapters-browser';
import type { CameraAndMicrophone } from '@portico/view-models/visits';
import { lazyPort } from '../lazy-port.ts';

export const cameraMicrophone = lazyPort<CameraAndMicrophone>(
  'cameraMicrophone',
  () =>
    new BrowserCameraMicrophone({
      mediaDevices: () => navigator.mediaDevices as MediaDevices | undefined,
      audio: () => new AudioContext(),
    }),
);
