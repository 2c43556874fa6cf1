import type { DecisionFermeture } from '@registre/domain'
import { Alert } from '@registre/ui'
import { formatJour } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
import { initiale, versCorps } from './FormulaireTeledeclarant.tsx'
import { LECTURES_TELEDECLARANTS, type Teledeclarant } from './teledeclarant.ts'

const ACTES: Readonly<
  Record<
    DecisionFermeture,
    { bouton: string; confirmer: string; suite: string; fait: string; classe: string }
  >
> = {
  CONFIRMER: {
    bouton: 'Confirmer la fermeture',
    confirmer: 'Confirmer',
    suite:
      'L’établissement ne pourra plus demander de rattachement. Ses mandats et ses comptes restent : il peut encore déclarer les comptes des années passées. Vous pourrez lever cette fermeture.',
    fait: 'La fermeture est confirmée.',
    classe: 'fr-btn--secondary',
  },
  LEVER: {
    bouton: 'Lever ce constat',
    confirmer: 'Lever',
    suite:
      'Rien n’empêchera l’établissement de demander un rattachement, et ce constat quittera la liste de ce qui est à examiner.',
    fait: 'Le constat est levé.',
    classe: 'fr-btn--tertiary',
  },
}

/** What the directory of companies says of a professional, where it is to be seen, and what is made of it. */
export const VeilleAnnuaire = ({ t }: { t: Teledeclarant }) => {
  const { veille } = t
  if (veille === null || (veille.etat === 'ACTIF' && veille.confirmeLe === null)) return null
  return (
    <Alert severity={veille.confirmeLe ? 'error' : 'warning'} className="fr-mb-2w">
      <p>
        Annuaire des entreprises : <strong>{veille.libelle.toLowerCase()}</strong>, constaté le{' '}
        {formatJour(veille.constateLe)}, relu le {formatJour(veille.luLe)}.{' '}
        {veille.confirmeLe &&
          `Fermeture confirmée le ${formatJour(veille.confirmeLe)} : plus de nouveau rattachement.`}
        {veille.leveLe && `Constat levé le ${formatJour(veille.leveLe)} : rien n’est bloqué.`}
      </p>
      {t.allowedToEdit && veille.decisions.length > 0 && (
        <div className="rc-actions fr-mt-1w">
          {veille.decisions.map((decision) => {
            const acte = ACTES[decision]
            return (
              <BoutonConfirme
                key={decision}
                bouton={acte.bouton}
                classe={acte.classe}
                titre={`${acte.bouton} ?`}
                confirmer={acte.confirmer}
                operation="modifierTeledeclarant"
                invalidates={LECTURES_TELEDECLARANTS}
                args={{
                  params: { id: Number(t.id) },
                  body: { ...versCorps(initiale(t)), version: t.version, fermeture: decision },
                }}
                onFait={() => notify('success', acte.fait)}
              >
                <p>{acte.suite}</p>
              </BoutonConfirme>
            )
          })}
        </div>
      )}
    </Alert>
  )
}
