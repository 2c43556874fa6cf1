import {
  type DonneesFinancieres,
  cheminDemande,
  CHIFFRES_FINANCIERS,
  controlerBloc,
  ecartsFinanciers,
  estAVenir,
  estMajAnnuelle,
  exerciceEnCours,
  FINANCES,
  formatFrDate,
  PETIT_SYNDICAT,
  SEUILS_DEBITEUR,
} from '@registre/domain'
import { Button, Alert, ErrorSummary, RequiredNote } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ, Champs } from '../../../components/declaration/champs.tsx'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { garderLeChamp } from '../../../components/garder-le-champ.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { CadreEclair } from './CadreEclair.tsx'
import { DouteDit, LigneChiffre } from './LigneChiffre.tsx'
import { PetitSyndicat } from './PetitSyndicat.tsx'
import { useChiffres } from './use-chiffres.ts'
import { VersIdentification } from './VersIdentification.tsx'
import { Refus } from '../../../components/Refus.tsx'

/** First screen of an annual update: seven figures, each beside last year's. */
export const Chiffres = () => {
  const { declaration, contexte } = useBrouillon()
  // What is prepared for a later set of rules is written the long way.
  const aVenir = estAVenir(declaration.jeu, contexte.aujourdhui)
  return estMajAnnuelle(declaration.typeMaj) && !aVenir ? <Figures /> : <VersIdentification />
}

const Figures = () => {
  const { faits, saisie, enVigueur } = useBrouillon()
  const { actuelle } = enVigueur
  const { continuer, quitter, resume, tentative, occupe, blocage, aTraiter } = useChiffres()
  const d = saisie.donneesFinancieres
  const jeux = [actuelle?.jeuDebiteurs ?? debiteursDe(faits), debiteursDe(faits)] as const
  const avant = actuelle?.contenu.donneesFinancieres ?? faits.contenu.donneesFinancieres
  const ecarts = ecartsFinanciers(avant, faits.contenu.donneesFinancieres, jeux)
  const seuil = SEUILS_DEBITEUR[jeux[1]]
  const annee = `Exercice clos en ${avant.dateClotureComptes?.slice(0, 4) ?? '—'}`
  const demandes = CHIFFRES_FINANCIERS.filter((champ) =>
    cheminDemande(`donneesFinancieres.${champ}`, faits.contenu, faits.contexte),
  )
  const chiffres = demandes.length > 0
  return (
    <CadreEclair
      page={1}
      titre="les chiffres"
      ensuite="le reste a-t-il changé ?"
      enErreur={resume.length > 0}
    >
      <form
        noValidate
        aria-busy={occupe}
        onFocus={limitsOf('enregistrerBrouillon', (champ) =>
          champ.replace('immatCopropriete.', ''),
        )}
        onSubmit={(event) => {
          event.preventDefault()
          void continuer()
        }}
      >
        <ErrorSummary errors={resume} attempt={tentative} />
        <RequiredNote />
        {!d.donneesFinancieresInconnues && (
          <div className="rc-exercice">
            <Champ name="donneesFinancieres.dateDebutExercice" label="Exercice du" />
            <Champ name="donneesFinancieres.dateClotureComptes" label="au (clôture)" />
            <Champ name="donneesFinancieres.dateAg" />
          </div>
        )}
        <ExerciceEnCours avant={avant} />
        <DoutesDates />
        {chiffres && <Dispense />}
        {chiffres && (
          <div className="rc-chiffres">
            <div className="rc-chiffres__titres" aria-hidden="true">
              <span>Montants en euros, arrondis</span>
              <span>{avant.dateClotureComptes?.slice(0, 4)}</span>
              <span>{d.dateClotureComptes.slice(-4)}</span>
              <span>Écart</span>
            </div>
            {ecarts
              .filter(({ champ }) => demandes.includes(champ))
              .map((ecart) => (
                <LigneChiffre
                  key={ecart.champ}
                  champ={ecart.champ}
                  ecart={ecart}
                  annee={annee}
                  libelle={
                    ecart.champ === 'nbCoproprietairesImpayes'
                      ? seuil.libelle
                      : FINANCES[ecart.champ].libelle
                  }
                />
              ))}
          </div>
        )}
        <Personnel avant={avant.presenceEmployes} annee={annee} />
        <ComptesNonConnus />
        <Refus>{blocage}</Refus>
        <Barre occupe={occupe} aTraiter={aTraiter} quitter={quitter} />
      </form>
    </CadreEclair>
  )
}

const Barre = ({
  occupe,
  aTraiter,
  quitter,
}: Pick<ReturnType<typeof useChiffres>, 'occupe' | 'aTraiter' | 'quitter'>) => (
  <div className="rc-eclair__barre" onMouseDown={garderLeChamp}>
    <Button type="submit" aria-disabled={occupe}>
      Continuer
    </Button>
    <p role="status">
      {aTraiter > 0 && `${aTraiter} montant${aTraiter > 1 ? 's' : ''} à corriger ou à confirmer`}
    </p>
    <Button kind="tertiary-no-outline" aria-disabled={occupe} onClick={() => void quitter()}>
      Enregistrer et quitter
    </Button>
  </div>
)

const Personnel = ({ avant, annee }: { avant: boolean | null; annee: string }) => {
  const { presenceEmployes } = useBrouillon().faits.contenu.donneesFinancieres
  return (
    <div className="rc-chiffre">
      <Champ
        name="donneesFinancieres.presenceEmployes"
        label="Le syndicat emploie du personnel"
        hint="Gardien, concierge, employé d’immeuble"
      />
      {avant !== null && (
        <p className="rc-chiffre__avant">
          {annee} : {avant ? 'oui' : 'non'}
          {presenceEmployes === avant && ', identique'}
        </p>
      )}
    </div>
  )
}

const ComptesNonConnus = () => {
  const d = useBrouillon().saisie.donneesFinancieres
  return (
    <details className="fr-mb-3w" open={d.comptesNonApprouves || d.donneesFinancieresInconnues}>
      <summary>Les comptes ne sont pas approuvés, ou ne sont pas connus</summary>
      <div className="fr-mt-2w">
        <Champs
          noms={[
            'donneesFinancieres.comptesNonApprouves',
            'donneesFinancieres.donneesFinancieresInconnues',
          ]}
        />
      </div>
    </details>
  )
}

/** A small syndicate says so before it looks for arrears that it need not declare. */
const Dispense = () => {
  const { donneesFinancieres: d, identification: i } = useBrouillon().faits.contenu
  const lots = i.nbLotsHabBurCom ?? 0
  return (
    <details className="fr-mb-3w" open={Boolean(d.petitSyndicat) || lots <= PETIT_SYNDICAT.lots}>
      <summary>
        Petit syndicat : au plus cinq lots principaux, ou moins de 15 000 € de budget
      </summary>
      <div className="fr-mt-2w">
        <PetitSyndicat />
      </div>
    </details>
  )
}

/** A year that is not over has no accounts yet: said before anybody looks for its figures. */
const ExerciceEnCours = ({ avant }: { avant: DonneesFinancieres }) => {
  const { faits, contexte } = useBrouillon()
  const { aujourdhui } = contexte
  const cloture =
    faits.contenu.donneesFinancieres.dateClotureComptes ?? exerciceEnCours(avant, aujourdhui)
  if (cloture === null || cloture < aujourdhui) return null
  return (
    <Alert severity="info" className="fr-mb-2w">
      <p>
        L’exercice en cours se termine le {formatFrDate(cloture)} : ses comptes se déclarent une
        fois approuvés par l’assemblée générale. Pour corriger autre chose dès maintenant, faites
        une mise à jour standard depuis la fiche de la copropriété.
      </p>
    </Alert>
  )
}

/** What a rule asks about the dates of the year: closed at another time, an assembly told before. */
const DoutesDates = () => {
  const { faits, confirmations } = useBrouillon()
  return controlerBloc('donneesFinancieres', faits, confirmations)
    .aConfirmer.filter(
      (e) => !CHIFFRES_FINANCIERS.some((champ) => e.champ === `donneesFinancieres.${champ}`),
    )
    .map((doute) => <DouteDit key={doute.code} doute={doute} className="fr-mb-2w" />)
}
