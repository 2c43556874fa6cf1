import {
  finUsuelle,
  formatFrDate,
  keysOf,
  LIBELLES_CONFIRMATION,
  SANS_CONFIRMATION,
  SENS_DES_MOTS,
  typesJustificatif,
} from '@registre/domain'
import { FieldCheckbox } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ } from '../../../components/declaration/champs.tsx'
import { Justificatif } from '../../../components/declaration/Justificatif.tsx'
import { FIN_PROPOSEE } from '../../../components/mandats/mandat.ts'
import { useProposition } from '../../../components/declaration/use-proposition.ts'
import { PageEtape } from './PageEtape.tsx'

/**
 * First step: the mandate of a syndic, or the confirmations of a notary's ex officio registration.
 */
export const InfosRattachement = () =>
  useBrouillon().declaration.typeImmat === 'OFFICE' ? <Confirmations /> : <Mandat />

const Mandat = () => {
  const { form, saisie, faits } = useBrouillon()
  const { adminProvisoire } = saisie.infoRattachement
  const { dateDebutMandat } = faits.contenu.infoRattachement
  const proposee = useProposition(
    'infoRattachement.dateFinMandat',
    dateDebutMandat === null ? null : formatFrDate(finUsuelle(dateDebutMandat)),
  )
  const surQualite = (provisoire: boolean): void => {
    const types = typesJustificatif(provisoire)
    const choisi = form.getValues('infoRattachement.typeJustifMandat')
    if (!types.some((t) => t === choisi))
      form.setValue('infoRattachement.typeJustifMandat', types.length === 1 ? (types[0] ?? '') : '')
  }
  return (
    <PageEtape
      bloc="infoRattachement"
      intro={
        <p>
          Indiquez le mandat qui vous permet d’immatriculer la copropriété.{' '}
          {SENS_DES_MOTS.rattachement} {SENS_DES_MOTS.teneur}
        </p>
      }
    >
      <Champ name="infoRattachement.adminProvisoire" surChangement={surQualite} />
      <div className="rc-colonnes">
        <Champ
          name="infoRattachement.dateDebutMandat"
          label={adminProvisoire ? 'Date de début de la mission' : 'Date de début du mandat'}
        />
        <Champ
          name="infoRattachement.dateFinMandat"
          {...(proposee ? { hint: FIN_PROPOSEE } : {})}
          label={adminProvisoire ? 'Date de fin de la mission' : 'Date de fin du mandat'}
        />
      </div>
      <Justificatif />
    </PageEtape>
  )
}

const Confirmations = () => {
  const { confirmationsOffice, session, erreurs } = useBrouillon()
  const actuelles = confirmationsOffice ?? SANS_CONFIRMATION
  return (
    <PageEtape
      bloc="confirmationsOffice"
      intro={
        <p>
          L’immatriculation d’office n’est possible que si les trois conditions suivantes sont
          réunies.
        </p>
      }
    >
      <fieldset className="fr-fieldset">
        <legend className="fr-fieldset__legend fr-text--regular">Confirmations du notaire</legend>
        {keysOf(LIBELLES_CONFIRMATION).map((clef) => (
          <div className="fr-fieldset__element" key={clef}>
            <FieldCheckbox
              name={`confirmationsOffice.${clef}`}
              label={LIBELLES_CONFIRMATION[clef]}
              required
              error={erreurs.get(`confirmationsOffice.${clef}`)}
              inputProps={{
                checked: actuelles[clef],
                onChange: (e) =>
                  session.confirmerOffice({ ...actuelles, [clef]: e.target.checked }),
              }}
            />
          </div>
        ))}
      </fieldset>
    </PageEtape>
  )
}
