import {
  BASCULE_2027,
  blocsDe,
  champsDifferents,
  controlerDeclaration,
  estAVenir,
  estMajAnnuelle,
  ETAPE_DU_BLOC,
  formatFrDate,
  type BlocDeclaration,
  type FieldError,
  type ImmatCopropriete,
} from '@registre/domain'
import { Button, ErrorSummary } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { BlocLecture } from '../../../components/declaration/BlocLecture.tsx'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { LIBELLES_BLOC } from '../../../components/declaration/libelles.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'
import { CadreEclair } from './CadreEclair.tsx'
import { EnvoiFinal, useEnvoi } from './EnvoiFinal.tsx'
import { suiteDe } from './Recapitulatif.tsx'
import { adresseEtape } from './recherche.ts'
import { NonDemandees } from './NonDemandees.tsx'
import { useDepot } from './use-depot.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import '../../../components/recu/recu.css'
import { VersIdentification } from './VersIdentification.tsx'

const BLOCS = ['identification', 'procedures', 'donneesTechniques'] as const

/** What a section holds, in a few words. */
const enBref = (
  bloc: BlocDeclaration,
  { identification: i, procedures: p, donneesTechniques: t }: ImmatCopropriete,
): string => {
  if (bloc === 'identification')
    return [
      `${i.nbLots ?? 0} lots`,
      `${i.nbLotsHab ?? 0} d’habitation`,
      `${i.parcelle.length} parcelle${i.parcelle.length > 1 ? 's' : ''}`,
    ].join(', ')
  if (bloc === 'procedures')
    return Object.values(p).includes(true) ? 'au moins une procédure' : 'aucune procédure'
  return `${t.nbBatimentsTotal} bâtiment${t.nbBatimentsTotal > 1 ? 's' : ''}`
}

const dans = (fautes: readonly FieldError[], bloc: BlocDeclaration): number =>
  fautes.filter((e) => e.champ.startsWith(`${bloc}.`)).length

/** Second screen of an annual update: what is kept as it was, each part with its way to change it. */
export const Reste = () => {
  const { declaration, contexte, faits, confirmations, enVigueur } = useBrouillon()
  const { actuelle } = enVigueur
  const { allerA, allerAuChamp, adresseDuChamp } = useNavigationEtapes()
  const depot = useDepot()
  // What is prepared for a later set of rules is written the long way.
  const aVenir = estAVenir(declaration.jeu, contexte.aujourdhui)
  const rapport = controlerDeclaration(faits.contenu, contexte, confirmations)
  const { erreurs, aConfirmer } = rapport
  const envoi = useEnvoi(erreurs, true)
  if (declaration.id === null || aVenir || !estMajAnnuelle(declaration.typeMaj))
    return <VersIdentification />
  const resume = envoi.tentative === 0 ? [] : envoi.resume
  const blocs = blocsDe(contexte)
  const touches = new Set(
    actuelle
      ? champsDifferents(actuelle.contenu, faits.contenu).map((chemin) => chemin.split('.')[0])
      : [],
  )
  const incompletes = BLOCS.filter((bloc) => dans(erreurs, bloc) > 0)
  const change = BLOCS.filter((bloc) => touches.has(bloc))
  return (
    <CadreEclair
      page={2}
      titre="le reste"
      ensuite=""
      enErreur={resume.length > 0 || depot.refus !== ''}
    >
      <ErrorSummary
        errors={resume}
        attempt={envoi.tentative}
        onUnknownField={allerAuChamp}
        hrefOf={adresseDuChamp}
      />
      <p className="fr-text--lead fr-mb-2w">
        {incompletes.length > 0
          ? `À compléter avant d’enregistrer : ${incompletes.map((bloc) => LIBELLES_BLOC[bloc]).join(', ')}. Le reste est gardé tel quel.`
          : change.length === 0
            ? 'Rien d’autre n’a changé ? Ce qui suit est gardé tel quel.'
            : `${change.length === 1 ? 'Une partie a été modifiée' : 'Plusieurs parties ont été modifiées'} ; le reste est gardé tel quel.`}
      </p>
      <NonDemandees />
      <div className="rc-reste-parties">
        {BLOCS.filter((bloc) => blocs.includes(bloc)).map((bloc) => (
          <Partie
            key={bloc}
            bloc={bloc}
            fautes={dans(erreurs, bloc)}
            change={touches.has(bloc)}
            incomplete={dans(rapport.aCompleter ?? [], bloc) > 0}
          />
        ))}
      </div>
      <EnvoiFinal
        depot={depot}
        maj
        erreurs={erreurs}
        aConfirmer={aConfirmer}
        suite={suiteDe(declaration.voie ?? 'directe', false)}
        libelle="Enregistrer la mise à jour"
        envoi={envoi}
        precedent={
          <Button kind="secondary" disabled={depot.occupe} onClick={() => allerA('chiffres')}>
            Revenir aux chiffres
          </Button>
        }
      />
    </CadreEclair>
  )
}

/** A part of what is kept: what it holds in a few words, the way to change it, all of it to read. */
const Partie = ({
  bloc,
  fautes,
  change,
  incomplete,
}: {
  bloc: (typeof BLOCS)[number]
  fautes: number
  change: boolean
  incomplete: boolean
}) => {
  const { declaration, faits } = useBrouillon()
  return (
    <section className="rc-encadre fr-p-2w" aria-labelledby={`partie-${bloc}`}>
      <div className="rc-recu__tete">
        <h2 id={`partie-${bloc}`} className="fr-h6">
          {LIBELLES_BLOC[bloc]}
        </h2>
        <InternalLink
          href={adresseEtape(ETAPE_DU_BLOC[bloc], declaration.id, 'reste')}
          className="fr-link"
        >
          Modifier<span className="fr-sr-only"> : {LIBELLES_BLOC[bloc]}</span>
        </InternalLink>
      </div>
      <p className="fr-text--sm fr-mb-1w">
        {fautes > 0
          ? `À compléter : ${fautes} information${fautes > 1 ? 's' : ''}`
          : change
            ? 'Modifié dans cette mise à jour'
            : `Inchangé : ${enBref(bloc, faits.contenu)}${incomplete ? ' ; incomplet, à compléter quand vous le pourrez' : ''}`}
      </p>
      {bloc === 'donneesTechniques' && fautes > 0 && <BatimentsRepris />}
      <details>
        <summary>Relire</summary>
        <BlocLecture bloc={bloc} contenu={faits.contenu} jeuDebiteurs={debiteursDe(faits)} />
      </details>
    </section>
  )
}

/** Of the first update that lists the buildings: why, and what was taken of those that were counted. */
const BatimentsRepris = () => {
  const { faits, enVigueur } = useBrouillon()
  const comptes = enVigueur.actuelle?.contenu.donneesTechniques.batiments === undefined
  return comptes && faits.contenu.donneesTechniques.batiments !== undefined ? (
    <p className="fr-text--sm fr-mb-1w">
      Depuis le {formatFrDate(BASCULE_2027)}, chaque bâtiment est décrit à part : ce qui était
      déclaré est repris, complétez le reste.{' '}
      <InternalLink href="/aide/donnees-2027">Ce qui change, et d’où cela vient</InternalLink>
    </p>
  ) : null
}
