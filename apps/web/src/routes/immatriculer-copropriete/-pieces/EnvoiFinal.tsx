import { type FieldError, sousEntendus } from '@registre/domain'
import { Button, FieldCheckbox } from '@registre/ui'
import { useState, type ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { DialogueConfirmations } from '../../../components/declaration/DialogueConfirmations.tsx'
import { phraseDe } from '../../../components/declaration/libelles.ts'
import { Boutons } from './Boutons.tsx'
import { ReprendreMaj } from './ChangementsMaj.tsx'
import type { useDepot } from './use-depot.ts'

/** What is pressed before the sending: what is left to correct, then the box that is not ticked. */
export const useEnvoi = (erreurs: readonly FieldError[], maj: boolean) => {
  const [tentative, setTentative] = useState(0)
  const [manque, setManque] = useState<string>()
  return {
    tentative,
    /** The sentence of the box that was not ticked, once the button was pressed. */
    manque,
    resume: [
      ...erreurs.map(({ champ, message }) => ({ name: champ, message: phraseDe(champ, message) })),
      ...(manque ? [{ name: 'attestation', message: manque }] : []),
    ],
    /** The button was pressed: whether the box was ticked. */
    tenter: (atteste: boolean): void => {
      setTentative((n) => n + 1)
      setManque(
        atteste
          ? undefined
          : `Attestez l’exactitude des informations avant ${maj ? 'd’enregistrer la mise à jour' : 'd’envoyer la demande'}.`,
      )
    },
  }
}

/** What was answered « Non » or « 0 » before anybody looked at it. */
const SousEntendus = () => {
  const tus = sousEntendus(useBrouillon().faits.contenu)
  return tus.length === 0 ? null : (
    <>
      <p className="fr-mb-1v">Vous attestez aussi que :</p>
      <ul className="fr-mb-3w">
        {tus.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
    </>
  )
}

/** What is asked once before anything is sent: one box, one button. */
export const EnvoiFinal = ({
  depot: { occupe, refus, depassee, deposer },
  maj,
  erreurs,
  aConfirmer,
  libelle,
  message = '',
  suite,
  envoi: { manque, tenter },
  precedent,
}: {
  depot: ReturnType<typeof useDepot>
  maj: boolean
  erreurs: readonly FieldError[]
  aConfirmer: readonly FieldError[]
  libelle: string
  message?: string
  /** What sending does. */
  suite: string
  envoi: ReturnType<typeof useEnvoi>
  precedent: ReactNode
}) => {
  const { session } = useBrouillon()
  const [atteste, setAtteste] = useState(false)
  const [aRepondre, setARepondre] = useState(false)
  const envoyer = (): void => {
    if (erreurs.length > 0 || !atteste) tenter(atteste)
    else if (aConfirmer.length > 0) setARepondre(true)
    else void deposer(message)
  }
  return (
    <>
      <div className="fr-mt-4w">
        <p>{suite}</p>
        <SousEntendus />
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
      <Boutons occupe={occupe}>
        {precedent}
        <Button disabled={occupe} onClick={envoyer}>
          {libelle}
        </Button>
      </Boutons>
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
