import { compter } from '@registre/domain'
import { DonnerMonAvis } from '../DonnerMonAvis.tsx'

/** What an act on many has done, and why it left some. */
export const Bilan = ({
  faits,
  refuses,
}: {
  faits: string
  refuses: readonly { cle: number; nom: string; message: string }[]
}) => (
  <>
    <div className={`fr-alert fr-alert--${refuses.length > 0 ? 'warning' : 'success'} fr-mb-2w`}>
      <p>
        {faits}
        {refuses.length > 0 && `, ${compter(refuses.length, 'refus', 'refus')}`}.
      </p>
    </div>
    {refuses.length > 0 && (
      <ul>
        {refuses.map(({ cle, nom, message }) => (
          <li key={cle}>
            <strong>{nom}</strong> : {message}
          </li>
        ))}
      </ul>
    )}
    <DonnerMonAvis />
  </>
)
