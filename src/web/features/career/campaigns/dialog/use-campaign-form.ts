import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '#contract/career/campaigns.ts';
import type { Profile } from '#contract/career/profile.ts';
import { client } from '#web/api/client.ts';
import { dialogSteps, firstWrongStep, formOf, inputOf, problemsOf } from './campaign-form.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

export interface CampaignDialogProps {
  /** Null makes a new one. */
  campaign: Campaign | null;
  person: Profile;
  onClose: () => void;
  onSaved: () => void;
}

const LAST = dialogSteps.length - 1;

/** What the dialog holds: the form, kept through a reload, the step, the problems, and what sends it. */
export function useCampaignForm({ campaign, person, onSaved }: CampaignDialogProps) {
  const campaignId = campaign?.id ?? null;
  const [restored, setRestored] = useState(() => keptDraft(person.id, campaignId));
  const [form, setForm] = useState(() => restored?.form ?? formOf(campaign, person));
  const [step, show] = useState(restored?.step ?? 0);
  const [shown, setShown] = useState(false);
  const setStep = (next: number) => {
    show(next);
    if (next !== step) keepDraft(person.id, campaignId, { form, step: next });
  };
  const save = useMutation({
    mutationFn: () =>
      campaign === null
        ? client.campaigns.create({ ...inputOf(form), active: true })
        : client.campaigns.replace({ ...inputOf(form), id: campaign.id, active: campaign.active }),
    onSuccess: () => {
      keepDraft(person.id, campaignId, null);
      onSaved();
    },
  });
  const startOver = () => {
    keepDraft(person.id, campaignId, null);
    setForm(formOf(campaign, person));
    show(0);
    setRestored(null);
  };
  const submit = () => {
    const wrong = firstWrongStep(form);
    if (wrong === null || wrong > step) {
      if (step < LAST) setStep(step + 1);
      else if (!save.isPending) save.mutate();
      return;
    }
    // Nothing is sent; the dialog stays and shows the field.
    setShown(true);
    setStep(wrong);
  };
  const change = (part: Partial<typeof form>) => {
    const next = { ...form, ...part };
    setForm(next);
    keepDraft(person.id, campaignId, { form: next, step });
  };
  const problems = shown ? problemsOf(form) : {};
  return { form, change, problems, step, setStep, submit, save, restored: restored !== null, startOver };
}
