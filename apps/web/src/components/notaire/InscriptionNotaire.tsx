import { controlerInscriptionNotaire, type TypeInscriptionNotaire } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { callOf, useCommand } from '../../lib/api/index.ts'
import type { Compte } from '../../lib/session.ts'
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
 * A notary registers its office, or joins it; no password: what they present opens the session at
 * once.
 */
export const InscriptionNotaire = ({
  type,
  personne,
  idTeledeclarant,
  numEtude,
  onInscrit,
}: Props) => {
  const creer = useCommand('creerTeledeclarant', { business: true })
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
      onInscrit(await callOf('ouvrirSessionNotaire', undefined))
    },
  })
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
