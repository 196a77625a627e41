import { SettingsScreen } from '#web/features/career/settings/settings-screen.tsx';
import { EnablePush } from '#web/features/platform/notifications/enable-push.tsx';

/** The settings with the device's notifications: two features, brought together by the host. */
export function SettingsPage() {
  return <SettingsScreen push={<EnablePush settings />} />;
}
