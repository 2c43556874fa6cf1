import {
  addDays,
  addMonths,
  BASCULE_2027,
  estMajAnnuelle,
  formatFrDate,
  mandatAdHocRequis,
  SEUILS_DEBITEUR,
  seuilMandatAdHoc,
} from '@registre/domain'
import { BlocLecture } from '../../../components/declaration/BlocLecture.tsx'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, Champs } from '../../../components/declaration/champs.tsx'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { useProposition } from '../../../components/declaration/use-proposition.ts'
import { PageEtape } from './PageEtape.tsx'
import { PetitSyndicat } from './PetitSyndicat.tsx'

const MOIS_EXERCICE = 12

/** Fourth step: the last accounting year. */
export const DonneesFinancieres = () => {
  const { saisie, contexte, declaration, faits } = useBrouillon()
  // A validated year changes no more: outside an annual update, it is only read. A keeper mends its dates.
  const parTeneur = declaration.typeMaj === 'MODIFICATION_ADMIN'
  if (contexte.exerciceValide && !parTeneur && !estMajAnnuelle(declaration.typeMaj)) {
    return (
      <PageEtape bloc="donneesFinancieres">
        <div className="fr-alert fr-alert--info fr-mb-3w">
          <p>
            L’exercice clos le {formatFrDate(contexte.exerciceValide.dateClotureComptes)} est validé
            : ses données ne peuvent plus être modifiées. L’exercice suivant se déclare par une mise
            à jour annuelle.
          </p>
        </div>
        <BlocLecture
          bloc="donneesFinancieres"
          contenu={faits.contenu}
          jeuDebiteurs={debiteursDe(faits)}
        />
      </PageEtape>
    )
  }
  const { donneesFinancieresInconnues, comptesNonApprouves, premierExerciceComptable } =
    saisie.donneesFinancieres
  return (
    <PageEtape bloc="donneesFinancieres">
      <Champ name="donneesFinancieres.donneesFinancieresInconnues" />
      {!donneesFinancieresInconnues && (
        <>
          <h2 className="fr-h5 fr-mt-3w">Dernier exercice comptable</h2>
          <Champs
            noms={[
              'donneesFinancieres.premierExerciceComptable',
              'donneesFinancieres.comptesNonApprouves',
            ]}
          />
          <div className="rc-colonnes">
            <Champ name="donneesFinancieres.dateClotureComptes" />
            <DebutExercice />
          </div>
          <Champ name="donneesFinancieres.dateAg" />
          {!(comptesNonApprouves && premierExerciceComptable) && <Montants />}
          <SeuilMandatAdHoc />
        </>
      )}
      <Champ name="donneesFinancieres.presenceEmployes" />
    </PageEtape>
  )
}

/** The first day of the year that ends on the closing day, unless it lasted otherwise. */
const DebutExercice = () => {
  const { dateClotureComptes } = useBrouillon().faits.contenu.donneesFinancieres
  const proposee = useProposition(
    'donneesFinancieres.dateDebutExercice',
    dateClotureComptes === null
      ? null
      : formatFrDate(addMonths(addDays(dateClotureComptes, 1), -MOIS_EXERCICE)),
  )
  return (
    <Champ
      name="donneesFinancieres.dateDebutExercice"
      {...(proposee ? { hint: 'Proposée pour un exercice d’un an : corrigez-la si besoin' } : {})}
    />
  )
}

const Montants = () => {
  const { faits } = useBrouillon()
  const seuil = SEUILS_DEBITEUR[debiteursDe(faits)]
  const { dateClotureComptes, montantImpayesCoproprietaires } = faits.contenu.donneesFinancieres
  // Nobody owes anything: nobody is a debtor.
  useProposition(
    'donneesFinancieres.nbCoproprietairesImpayes',
    montantImpayesCoproprietaires === 0 ? '0' : null,
  )
  return (
    <>
      <h2 className="fr-h5 fr-mt-3w">Montants de l’exercice</h2>
      <Champs
        noms={[
          'donneesFinancieres.chargesOperationsCourantes',
          'donneesFinancieres.chargesOperationsExceptionnelles',
          'donneesFinancieres.montantDettes',
        ]}
      />
      <PetitSyndicat />
      <Champ name="donneesFinancieres.montantImpayesCoproprietaires" />
      <Champ
        name="donneesFinancieres.nbCoproprietairesImpayes"
        label={seuil.libelle}
        {...(dateClotureComptes === null
          ? {}
          : {
              format: `Seuil des exercices clos ${dateClotureComptes < BASCULE_2027 ? 'avant' : 'depuis'} le ${formatFrDate(BASCULE_2027)}`,
            })}
      />
      <Champ name="donneesFinancieres.montantFondTravaux" />
    </>
  )
}

/** Tells when the unpaid share of the charges is such that the law asks for an ad hoc mandate. */
const SeuilMandatAdHoc = () => {
  const { donneesFinancieres: d, identification: i } = useBrouillon().faits.contenu
  const requis = mandatAdHocRequis(
    i.nbLots,
    d.montantImpayesCoproprietaires,
    d.chargesOperationsCourantes,
  )
  return (
    <div role="status">
      {requis && i.nbLots !== null && (
        <div className="fr-callout fr-mb-3w">
          <p className="fr-callout__text">
            Les sommes dues par les copropriétaires atteignent {seuilMandatAdHoc(i.nbLots)} % des
            charges courantes : à ce seuil, le syndic saisit le juge pour la nomination d’un
            mandataire ad hoc.
          </p>
        </div>
      )}
    </div>
  )
}
