import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProfilePhotoViewModel } from '@portico/view-models/profile';
import type { ProfilePhotoSettings } from '@portico/application/profile';
import { ok, type LocalDate } from '@portico/domain/kernel';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { photoWords } from './photo.messages.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { sectionWords, settingsWords } from './profile.messages.ts';

beforeEach(cleanup);

const picture = 'data:image/jpeg;base64,/9j/AP+A';

const open = async (changes: Partial<ProfilePhotoSettings> = {}) => {
  const settings: ProfilePhotoSettings = {
    practiceName: 'Desert Bloom',
    practicePhone: '(602) 555-0140',
    readOnly: false,
    today: '2026-11-21' as LocalDate,
    ...changes,
  };
  const viewModel = new ProfilePhotoViewModel({
    face: async () => ok(settings),
    saveProfilePhoto: async () => ok({ message: 'Kept.' }),
  });
  renderIn('en', <PhotoScreen viewModel={viewModel} />, photoWords, settingsWords, sectionWords);
  await act(() => viewModel.load());
  return viewModel;
};

describe('PhotoScreen', () => {
  it('MON-267 shows the photo that there is, or that there is none', async () => {
    await open();
    expect(screen.getByText('No photo yet')).toBeTruthy();
    cleanup();
    await open({ profilePhoto: picture });
    expect(screen.getByRole('img', { name: 'Your photo' }).getAttribute('src')).toBe(picture);
  });

  it('MON-329 takes pictures alone, and says so', async () => {
    await open();
    const input = screen.getByLabelText<HTMLInputElement>('Choose a photo', { selector: 'input' });
    expect(input.accept).toBe('.jpg,.jpeg,.png,.gif');
    await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'me.tiff')] } }));
    expect(screen.getByText(/JPG, PNG or GIF/).parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  it('MON-328 zooms from 100 to 400 percent by a slider, and moves by buttons', async () => {
    const viewModel = await open();
    await act(async () => viewModel.pick(picture));
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Zoom' });
    expect({ min: slider.min, max: slider.max, sliderValue: slider.value }).toEqual({
      min: '100',
      max: '400',
      sliderValue: '100',
    });
    act(() => viewModel.showAt({ width: 277, height: 275 }));
    fireEvent.click(screen.getByRole('button', { name: 'Left' }));
    expect(viewModel.place.x).toBeCloseTo(0);
    fireEvent.change(slider, { target: { value: '200' } });
    fireEvent.click(screen.getByRole('button', { name: 'Left' }));
    fireEvent.click(screen.getByRole('button', { name: 'Down' }));
    expect({ zoom: viewModel.zoom, place: viewModel.place }).toEqual({ zoom: 200, place: { x: -10, y: 10 } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('MON-283 is only to be looked at where the practice keeps the profile alone', async () => {
    await open({ readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
