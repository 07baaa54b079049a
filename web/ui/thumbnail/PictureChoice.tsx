import { Button, FileInput } from '@blueprintjs/core';
import { useState } from 'react';
import { usePictureProblem } from './usePicture.ts';
import './picture.css';

interface PictureChoiceProps {
  label: string;
  words: { preview: string; choose: string; browse: string; remove: string; rule: string };
  /** The picture that there is, or is to be. */
  shown: string | null | undefined;
  /** Name of the selected file. */
  chosen?: string | undefined;
  isBusy?: boolean;
  /** Takes a picture that can be a thumbnail (LIB-04); answers what is wrong with it after all. */
  onChoose: (file: File) => void | Promise<string | undefined>;
  onRemove: () => void;
}

/** A picture that is chosen, seen and taken away; what cannot be a thumbnail is refused at once. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, words, shown, chosen, isBusy = false } = props;
  const problemOf = usePictureProblem();
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const wrong = await problemOf(file);
    setProblem(wrong ?? (await props.onChoose(file)) ?? undefined);
  };
  return (
    <div className="field">
      <span className="field__label">{label}</span>
      {shown && <img className="picture-choice__preview" src={shown} alt={words.preview} />}
      <div className="picture-choice__ways">
        <FileInput
          text={chosen ?? words.choose}
          buttonText={words.browse}
          disabled={isBusy}
          inputProps={{ accept: 'image/jpeg,image/png', 'aria-label': words.choose }}
          onInputChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
            // The same file can be chosen once more.
            currentTarget.value = '';
          }}
        />
        {shown && (
          <Button
            variant="minimal"
            text={words.remove}
            onClick={() => {
              setProblem(undefined);
              props.onRemove();
            }}
          />
        )}
      </div>
      <span className="field__note">
        {problem ? (
          <span className="field__error" role="alert">
            {problem}
          </span>
        ) : (
          <span className="field__help">{words.rule}</span>
        )}
      </span>
    </div>
  );
}
