import {
  BASCULE_2027,
  ETIQUETTES_ENERGIE,
  formatFrDate,
  LABELS_ETIQUETTE_ENERGIE,
  parBatiment,
  planTravaux,
} from '@registre/domain'
import { fieldId } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, Champs } from '../../../components/declaration/champs.tsx'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { Batiments } from './Batiments.tsx'
import { PageEtape } from './PageEtape.tsx'

/**
 * Fifth step: the buildings; its end asks the register to check everything and to look for
 * duplicates.
 */
export const DonneesTechniques = () => {
  const { contexte } = useBrouillon()
  return (
    <PageEtape bloc="donneesTechniques">
      {parBatiment(contexte.jeu) ? <Batiments /> : <BatimentsComptes />}
      <PlanTravaux />
    </PageEtape>
  )
}

/** The buildings as they are counted until 20 February 2027. */
const BatimentsComptes = () => (
  <>
    <p>
      À partir du {formatFrDate(BASCULE_2027)}, chaque bâtiment sera décrit à part :{' '}
      <InternalLink href="/aide/donnees-2027">
        ce que vous pouvez réunir dès maintenant
      </InternalLink>
      .
    </p>
    <h2 className="fr-h5">Bâtiments</h2>
    <Champs
      noms={[
        'donneesTechniques.nbBatimentsTotal',
        'donneesTechniques.nbAscenseurs',
        'donneesTechniques.periodeConstruction',
        'donneesTechniques.anneeConstruction',
      ]}
    />
    <h2 className="fr-h5 fr-mt-3w">Chauffage</h2>
    <Champs
      noms={[
        'donneesTechniques.typeChauffage',
        'donneesTechniques.chauffageCollectifUrbain',
        'donneesTechniques.energieChauffageCollectifNonUrbain',
      ]}
    />
    <Etiquettes />
  </>
)

const CLASSEMENT = 'donneesTechniques.classementEnergetiqueComplet'

/** Eight counts by energy label, with the running total beside the number of buildings. */
const Etiquettes = () => {
  const { faits, erreurs } = useBrouillon()
  const { classementEnergetiqueComplet, nbBatimentsTotal } = faits.contenu.donneesTechniques
  const total = ETIQUETTES_ENERGIE.reduce((somme, e) => somme + classementEnergetiqueComplet[e], 0)
  const erreur = erreurs.get(CLASSEMENT)
  return (
    <fieldset
      className={`fr-fieldset fr-mt-3w${erreur ? ' fr-fieldset--error' : ''}`}
      id={fieldId(CLASSEMENT)}
      aria-describedby="total-etiquettes"
    >
      <legend className="fr-fieldset__legend">
        Nombre de bâtiments par étiquette énergétique
        <span className="fr-hint-text">Laissez vide une étiquette sans bâtiment.</span>
      </legend>
      <div className="fr-fieldset__element rc-etiquettes">
        {ETIQUETTES_ENERGIE.map((e) => (
          <Champ key={e} name={`${CLASSEMENT}.${e}`} label={LABELS_ETIQUETTE_ENERGIE[e]} />
        ))}
      </div>
      <div className="fr-fieldset__element" id="total-etiquettes">
        <p
          role="status"
          className={erreur || total > nbBatimentsTotal ? 'fr-error-text fr-mt-0' : 'fr-mb-0'}
        >
          {erreur ??
            `Total : ${total} ${total > 1 ? 'bâtiments classés' : 'bâtiment classé'} sur ${nbBatimentsTotal}`}
        </p>
      </div>
    </fieldset>
  )
}

const PlanTravaux = () => {
  const { form, saisie, faits, contexte } = useBrouillon()
  const { identification, donneesTechniques } = faits.contenu
  const { echeance, enRetard } = planTravaux(identification, donneesTechniques, contexte.aujourdhui)
  return (
    <>
      <h2 className="fr-h5 fr-mt-3w">Plan pluriannuel de travaux</h2>
      {echeance && (
        <div
          className={`fr-alert fr-alert--sm fr-mb-2w fr-alert--${enRetard ? 'warning' : 'info'}`}
          role="status"
        >
          <p>
            Cette copropriété de plus de 15 ans doit disposer d’un projet de plan pluriannuel de
            travaux depuis le {formatFrDate(echeance)}.
            {enRetard && ' Vous pouvez continuer si le plan n’existe pas encore.'}
          </p>
        </div>
      )}
      <Champ
        name="donneesTechniques.ppt"
        surChangement={() => form.setValue('donneesTechniques.pptInscritAG', false)}
      />
      <Champ name="donneesTechniques.pptDate" />
      <Champ
        name="donneesTechniques.pptInscritAG"
        label={
          saisie.donneesTechniques.ppt
            ? 'Le plan a-t-il été adopté en assemblée générale ?'
            : 'Un projet de plan est-il inscrit à l’ordre du jour d’une assemblée générale ?'
        }
      />
    </>
  )
}
