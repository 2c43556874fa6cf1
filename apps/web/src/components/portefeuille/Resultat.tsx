import { Buttons } from '@registre/ui'
import { callOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { DonnerMonAvis } from '../DonnerMonAvis.tsx'
import { BoutonFichier } from '../Telechargement.tsx'
import { miseAJours, type Portefeuille } from './textes.ts'

/** How far the register is; it goes on without this page. */
export const Avancement = ({
  portefeuille: { comptes, nbLignes },
}: {
  portefeuille: Portefeuille
}) => {
  const aFaire = nbLignes - comptes.EN_ERREUR - comptes.A_CONFIRMER - comptes.PRETE
  const faites = aFaire - comptes.A_DEPOSER
  return (
    <div className="fr-mb-3w">
      <label className="fr-label" htmlFor="avancement">
        {formatNombre(faites)} {faites > 1 ? 'lignes traitées' : 'ligne traitée'} sur{' '}
        {formatNombre(aFaire)}
      </label>
      <progress
        id="avancement"
        className="rc-avancement"
        value={faites}
        max={Math.max(1, aFaire)}
      />
      <p className="fr-hint-text">
        Vous pouvez quitter cette page : le dépôt continue, et un courriel vous dira son résultat.
      </p>
    </div>
  )
}

/** What was taken and what was not, with the file that says it row by row. */
export const Resultat = ({
  portefeuille: { id, etat, comptes, nbLignes },
}: {
  portefeuille: Portefeuille
}) => {
  const deposees = comptes.DEPOSEE + comptes.ATTEND_ACCORD
  const prises = deposees + comptes.DEJA_ENREGISTREE
  const reste = nbLignes - prises
  return (
    <>
      <div
        className={`fr-alert fr-alert--${reste === 0 ? 'success' : 'warning'} fr-mb-3w`}
        role="status"
      >
        <h2 className="fr-alert__title">
          {etat === 'ANNULE' ? 'Dépôt annulé' : 'Dépôt terminé'} : {miseAJours(deposees)} déposée
          {deposees > 1 ? 's' : ''}
        </h2>
        {comptes.ATTEND_ACCORD > 0 && (
          <p>
            {comptes.ATTEND_ACCORD > 1
              ? `${formatNombre(comptes.ATTEND_ACCORD)} portent sur des copropriétés qui ont changé de syndic : elles prendront effet quand le syndic actuel les aura acceptées`
              : 'Une porte sur une copropriété qui a changé de syndic : elle prendra effet quand le syndic actuel l’aura acceptée'}
            . Il en est prévenu par courriel.
          </p>
        )}
        {reste > 0 && (
          <p>
            {reste > 1
              ? `${formatNombre(reste)} lignes n’ont pas été déposées`
              : 'Une ligne n’a pas été déposée'}
            . Téléchargez le résultat, corrigez-le et déposez-le de nouveau : ce qui est déjà
            enregistré ne sera pas déposé deux fois.
          </p>
        )}
      </div>
      <Buttons className="fr-btns-group--icon-left">
        {(['xlsx', 'csv'] as const).map((format) => (
          <BoutonFichier
            key={format}
            secondaire
            libelle={`Télécharger le résultat (${format.toUpperCase()})`}
            fichier={() =>
              callOf('telechargerResultatPortefeuille', { params: { id }, query: { format } })
            }
          />
        ))}
      </Buttons>
      {etat !== 'ANNULE' && <DonnerMonAvis />}
    </>
  )
}
