import 'reflect-metadata';
import {
  FrameViewModel,
  InactivityViewModel,
  SignInViewModel,
  type Device,
  type SessionKeeper,
  type TroublesViewModel,
} from '@portico/application/access';
import { AppointmentListViewModel } from '@portico/application/appointments';
import { DashboardViewModel } from '@portico/application/dashboard';
import { MyHealthViewModel } from '@portico/application/health';
import { SupportViewModel } from '@portico/application/support';
import type { PatientId } from '@portico/domain/kernel';
import { Container } from 'inversify';
import { accessModule, browserModule, screensModule, wireModule, type Surroundings } from './modules.ts';
import { tokens } from './tokens.ts';

export type { Surroundings } from './modules.ts';

/** The portal, put together: what stands for the whole visit, and a maker for every view model that comes and goes. */
export interface Portal {
  readonly device: Device;
  readonly keeper: SessionKeeper;
  readonly troubles: TroublesViewModel;
  readonly signIn: SignInViewModel;
  frame(): FrameViewModel;
  inactivity(): InactivityViewModel;
  appointments(): AppointmentListViewModel;
  dashboard(): DashboardViewModel;
  myHealth(): MyHealthViewModel;
  support(): SupportViewModel;
}

export const compose = (around: Surroundings): Portal => {
  const container = new Container();
  container.load(browserModule(around), accessModule(around), wireModule(around), screensModule());
  const device = container.get(tokens.device);
  const keeper = container.get(tokens.keeper);
  const access = container.get(tokens.access);
  return {
    device,
    keeper,
    troubles: container.get(tokens.troubles),
    signIn: new SignInViewModel(access, keeper, device.id),
    frame: () => new FrameViewModel(access, keeper),
    inactivity: () => new InactivityViewModel(container.get(tokens.clock)),
    appointments: () => new AppointmentListViewModel(container.get(tokens.appointments)),
    dashboard: () => new DashboardViewModel(container.get(tokens.dashboard)),
    myHealth: () =>
      new MyHealthViewModel(
        container.get(tokens.health),
        container.get(tokens.delivery),
        keeper.practice?.patient ?? ('' as PatientId),
      ),
    support: () => new SupportViewModel(container.get(tokens.support)),
  };
};
