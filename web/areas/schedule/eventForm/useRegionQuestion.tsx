import { useRef, useState } from 'react';
import type { EventChoices } from './eventChoices.ts';
import type { EventValues } from './eventValues.ts';
import { RegionDialog } from './map/RegionDialog.tsx';
import { regionMismatches, type RegionMismatch } from './regions.ts';

interface Asked {
  mismatches: readonly RegionMismatch[];
  answer: (goes: boolean) => void;
}

/** Asks once about regions that differ; the same ones are not asked about again (S-174, EVT-16). */
export function useRegionQuestion(choices: EventChoices) {
  const [asked, setAsked] = useState<Asked>();
  const agreed = useRef('');
  const mayGo = async (values: EventValues): Promise<boolean> => {
    const mismatches = regionMismatches(values, choices);
    const which = JSON.stringify(mismatches);
    if (mismatches.length === 0 || agreed.current === which) return true;
    const goes = await new Promise<boolean>((answer) => setAsked({ mismatches, answer }));
    setAsked(undefined);
    if (goes) agreed.current = which;
    return goes;
  };
  return {
    mayGo,
    dialog: asked && (
      <RegionDialog
        mismatches={asked.mismatches}
        onContinue={() => asked.answer(true)}
        onChange={() => asked.answer(false)}
      />
    ),
  };
}
