import { type FieldError, sousEntendus } from '@registre/domain'
import { FieldCheckbox } from '@registre/ui'
import { useState, type ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { DialogueConfirmations } from '../../../components/declaration/DialogueConfirmations.tsx'
import { BoutonSupprimer } from './BoutonSupprimer.tsx'
import { ReprendreMaj } from './ChangementsMaj.tsx'
import type { useDepot } from './use-depot.ts'

export const EXACTITUDE_MAJ =
  'Attestez l’exactitude des informations avant d’enregistrer la mise à jour.'
export const EXACTITUDE = 'Attestez l’exactitude des informations avant d’envoyer la demande.'

/** What is asked once before anything is sent: one box, one button. */
export const EnvoiFinal = ({
  depot: { occupe, refus, depassee, deposer },
  maj,
  erreurs,
  aConfirmer,
  libelle,
  message = '',
  suite,
  manque,
  onTenter,
  precedent,
}: {
  depot: Pick<ReturnType<typeof useDepot>, 'occupe' | 'refus' | 'depassee' | 'deposer'>
  maj: boolean
  erreurs: readonly FieldError[]
  aConfirmer: readonly FieldError[]
  libelle: string
  message?: string
  /** What sending does. */
  suite: string
  /** The sentence of the box that was not ticked, once the button was pressed. */
  manque: string | undefined
  /** The button was pressed: whether the box was ticked. */
  onTenter: (atteste: boolean) => void
  precedent: ReactNode
}) => {
  const { session, faits } = useBrouillon()
  // What was answered « Non » or « 0 » before anybody looked at it.
  const tus = sousEntendus(faits.contenu)
  const [atteste, setAtteste] = useState(false)
  const [aRepondre, setARepondre] = useState(false)
  const envoyer = (): void => {
    if (erreurs.length > 0 || !atteste) onTenter(atteste)
    else if (aConfirmer.length > 0) setARepondre(true)
    else void deposer(message)
  }
  return (
    <>
      <div className="fr-mt-4w">
        <p>{suite}</p>
        {tus.length > 0 && (
          <>
            <p className="fr-mb-1v">Vous attestez aussi que :</p>
            <ul className="fr-mb-3w">
              {tus.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          </>
        )}
        <FieldCheckbox
          name="attestation"
          required
          error={atteste ? undefined : manque}
          label="J’atteste sur l’honneur l’exactitude des informations déclarées."
          inputProps={{ checked: atteste, onChange: (e) => setAtteste(e.target.checked) }}
        />
      </div>
      {refus !== '' && (
        <div className="fr-alert fr-alert--error fr-mb-2w" role="alert">
          <p>{refus}</p>
          {depassee && <ReprendreMaj />}
        </div>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-lg fr-mt-3w">
        <li>{precedent}</li>
        <li>
          <button type="button" className="fr-btn" disabled={occupe} onClick={envoyer}>
            {libelle}
          </button>
        </li>
        <li>
          <BoutonSupprimer disabled={occupe} />
        </li>
      </ul>
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? (maj ? 'Enregistrement en cours…' : 'Envoi de la demande en cours…') : ''}
      </p>
      <DialogueConfirmations
        phrases={aRepondre ? aConfirmer : []}
        onRevenir={() => setARepondre(false)}
        onConfirmer={() => {
          session.confirmer(aConfirmer.map((e) => e.code))
          setARepondre(false)
          void deposer(message)
        }}
      />
    </>
  )
}
