import { passwordStrength } from '#lib/password-strength.ts';
import { bars, meter, part, silent, verdict, word } from './PasswordField.css.ts';

const levels = ['weak', 'fair', 'strong'] as const;

/** The strength of the password, as a number of segments and as a word, not by colour alone; announced politely. */
export default function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className={strength ? meter : silent}>
      <div aria-hidden="true" className={bars}>
        {strength &&
          levels.map((level, step) => (
            <span key={level} className={part[step <= strength.level ? levels[strength.level] : 'empty']} />
          ))}
      </div>
      <div role="status" className={verdict}>
        {strength && (
          <>
            <span className={word}>{strength.word} пароль</span>
            {strength.advice && `. ${strength.advice}`}
          </>
        )}
      </div>
    </div>
  );
}
