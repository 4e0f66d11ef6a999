import { parsePhone, withoutDashes } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { TwoFactorResend } from '@portico/application/authentication';

/** What is chosen and typed in the form for codes by email or text message (`MON-338`). */
export class TwoFactorChoice {
  enabled = true;
  by: 'email' | 'sms' = 'email';
  phone: string;
  currentPassword = '';

  constructor(phone: string) {
    this.phone = phone;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggle(enabled: boolean): void {
    this.enabled = enabled;
  }

  /** The choices are disabled while the toggle is off. */
  choose(by: 'email' | 'sms'): void {
    if (this.enabled) this.by = by;
  }

  typePhone(text: string): void {
    this.phone = text;
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  get isWhole(): boolean {
    return this.currentPassword !== '' && (!this.enabled || this.by === 'email' || parsePhone(this.phone).ok);
  }

  /** Where the code is sent, as the gateway is asked for it. */
  sentBy(device: DeviceId): TwoFactorResend {
    const { by } = this;
    return by === 'email' ? { by, device } : { by, device, phone: withoutDashes(this.phone) };
  }
}
