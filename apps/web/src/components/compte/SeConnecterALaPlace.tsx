import { deNom, isAdminTeneur, MESSAGES, peut } from '@registre/domain'
import { Button, RequiredNote } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { type Args, client, pendingCalls, statusOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { retourEmprunt } from '../../lib/retour-emprunt.ts'
import { setCompte, useCompte } from '../../lib/session.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormText } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'

/**
 * Waits for the calls that the screen left sends (a lock given back): they are the keeper's, and go
 * before.
 */
const appelsTermines = (): Promise<void> =>
  new Promise((done) => {
    if (pendingCalls.get() === 0) return done()
    const stop = pendingCalls.subscribe(() => {
      if (pendingCalls.get() > 0) return
      stop()
      done()
    })
  })

interface Emprunt {
  utilisateurId: number
  /** The person, or the house when the person is not known here. */
  nom: string
  /** What the window adds: the house of a person, the person of a house. */
  precision?: string | undefined
  /** The house that the account should be of: the register refuses another. */
  teledeclarantId?: number | undefined
}

/** Asks why, takes the place, and comes to its home; back where it began when the register says no. */
const Fenetre = ({
  utilisateurId,
  nom,
  precision,
  teledeclarantId,
  onFermer,
}: Emprunt & { onFermer: () => void }) => {
  const router = useRouter()
  const emprunter = async (args: Args<'emprunterCompte'>) => {
    const depuis = router.latestLocation.href
    await router.navigate({ to: '/' })
    try {
      await appelsTermines()
      setCompte(await client.emprunterCompte(args))
      retourEmprunt.set(depuis)
      await router.invalidate()
    } catch (error) {
      router.history.push(depuis)
      if (statusOf(error) === 404)
        notify(
          'error',
          'Ce compte n’est pas actif',
          'On ne peut se connecter qu’à la place d’un télédéclarant actif.',
        )
      else handleFailure(error)
    }
  }
  const record = useRecordForm({
    operation: 'emprunterCompte',
    defaultValues: { raison: '' },
    toArgs: ({ raison }) => ({
      params: { id: utilisateurId },
      query: {
        raison: raison.trim(),
        ...(teledeclarantId === undefined ? {} : { teledeclarant: teledeclarantId }),
      },
    }),
    // The call does without; the screen asks.
    check: ({ raison }) => ({
      erreurs:
        raison.trim() === '' ? [{ champ: 'raison', code: 'requis', message: MESSAGES.requis }] : [],
    }),
    submit: emprunter,
  })
  return (
    <FenetreFormulaire
      record={record}
      titre={`Se connecter à la place ${deNom(precision && precision !== nom ? `${nom} (${precision})` : nom)}`}
      confirmer="Se connecter"
      onFermer={onFermer}
    >
      <p>Vos actions seront inscrites au journal, à votre nom, avec cette raison.</p>
      <RequiredNote />
      <FormText
        name="raison"
        label="Raison"
        required
        hint="Exemple : appel du déclarant du 23 novembre"
        inputProps={{ autoComplete: 'off' }}
      />
    </FenetreFormulaire>
  )
}

/** Whether who is signed in may take another's place: a keeper administrator, in its own. */
export const usePeutEmprunter = (): boolean => {
  const compte = useCompte()
  return (
    !!compte &&
    !compte.loginAs &&
    isAdminTeneur(compte.profil) &&
    peut(compte.authorities, ['LIRE_TELEDECLARANT'])
  )
}

/** A keeper administrator takes the place of an account; nothing for the others. */
export const SeConnecterALaPlace = ({
  utilisateurId,
  grand = false,
  ...emprunt
}: Omit<Emprunt, 'utilisateurId'> & {
  utilisateurId: number | null
  /** Among the full-sized buttons of a page; small in a table or beside a title. */
  grand?: boolean
}) => {
  const possible = usePeutEmprunter()
  const [ouverte, setOuverte] = useState(false)
  if (utilisateurId === null || !possible) return null
  return (
    <>
      <Button kind="tertiary" small={!grand} onClick={() => setOuverte(true)}>
        Se connecter à la place<span className="fr-sr-only"> {deNom(emprunt.nom)}</span>
      </Button>
      {ouverte && (
        <Fenetre {...emprunt} utilisateurId={utilisateurId} onFermer={() => setOuverte(false)} />
      )}
    </>
  )
}
