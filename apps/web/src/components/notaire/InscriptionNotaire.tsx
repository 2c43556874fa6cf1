import { controlerInscriptionNotaire, type TypeInscriptionNotaire } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useState } from 'react'
import { callOf, useCommand } from '../../lib/api/index.ts'
import type { Compte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import {
  ChampCivilite,
  ChampConfirmationCourriel,
  ChampCourriel,
  ChampsNom,
  ChampTelephone,
} from '../champs-personne.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { EtablissementEtude } from './EtablissementEtude.tsx'
import { corpsDe, numEtudeDe, type PersonnePresentee, saisieInitiale } from './saisie.ts'

interface Props {
  type: TypeInscriptionNotaire
  /** What the certificate, or the sign-on, says of the person. */
  personne: PersonnePresentee
  /** The office that is joined; null when it is registered here. */
  idTeledeclarant: number | null
  numEtude: number | undefined
  /** The account, its session already open. */
  onInscrit: (compte: Compte) => void
}

/**
 * A notary registers its office, and what they present opens the session at once; or asks to join
 * it, and the office answers.
 */
export const InscriptionNotaire = ({
  type,
  personne,
  idTeledeclarant,
  numEtude,
  onInscrit,
}: Props) => {
  const creer = useCommand('creerTeledeclarant', { business: true })
  const [transmise, setTransmise] = useState(false)
  const record = useRecordForm({
    defaultValues: saisieInitiale(personne, numEtude),
    operation: 'creerTeledeclarant',
    toArgs: (saisie) => ({ params: { type }, body: corpsDe(saisie, idTeledeclarant) }),
    check: (saisie) => ({
      erreurs: controlerInscriptionNotaire(
        type,
        { ...saisie, numEtude: numEtudeDe(saisie) },
        personne,
      ),
    }),
    submit: async (args) => {
      await creer.mutateAsync(args)
      if (type !== 'NOTAIRE') return setTransmise(true)
      onInscrit(await callOf('ouvrirSessionNotaire', undefined))
    },
  })
  if (transmise)
    return (
      <>
        <div className="fr-alert fr-alert--success" role="status">
          <p className="fr-alert__title">Votre demande est transmise à l’étude</p>
          <p>
            Votre compte s’ouvrira quand l’administrateur de l’étude vous aura accepté. Vous serez
            prévenu par courriel.
          </p>
        </div>
        <p className="fr-mt-3w">
          <InternalLink className="fr-link" href="/">
            Revenir à l’accueil
          </InternalLink>
        </p>
      </>
    )
  return (
    <div className="rc-etroite">
      <RecordForm
        record={record}
        submitLabel={type === 'NOTAIRE' ? 'Inscrire l’étude' : 'Créer mon compte'}
        retour="/"
      >
        <RequiredNote />
        {type === 'NOTAIRE' && <EtablissementEtude personne={personne} />}
        <fieldset className="fr-fieldset" aria-labelledby="titre-personne">
          <legend className="fr-fieldset__legend fr-h5" id="titre-personne">
            Vous
          </legend>
          <div className="fr-fieldset__element">
            <ChampCivilite dans="representant." />
            <ChampsNom dans="representant." />
            <ChampCourriel dans="representant." />
            <ChampConfirmationCourriel />
            <ChampTelephone dans="representant." label="Votre téléphone" />
          </div>
        </fieldset>
      </RecordForm>
    </div>
  )
}
