import { Button } from '@registre/ui'
import {
  type ChiffreFinancier,
  type EcartFinancier,
  ecrireEntier,
  type FieldError,
  FINANCES,
} from '@registre/domain'
import type { ReactNode } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { Champ } from '../../../components/declaration/champs.tsx'
import { doutesSur } from './doutes.ts'

const ecartDit = ({ champ, comparable, ecart, pourcentage }: EcartFinancier): string => {
  if (!comparable) return 'le seuil a changé'
  if (ecart === null) return ''
  if (ecart === 0) return 'identique'
  const signe = ecart > 0 ? '+' : '−'
  const unite = champ === 'nbCoproprietairesImpayes' ? '' : ' €'
  const part = pourcentage === null ? '' : ` (${signe} ${ecrireEntier(Math.abs(pourcentage))} %)`
  return `${signe} ${ecrireEntier(Math.abs(ecart))}${unite}${part}`
}

/** What a rule doubts, and the ways out: corrected, or confirmed. */
export const DouteDit = ({
  doute: { code, message },
  className = '',
  children,
}: {
  doute: FieldError
  className?: string
  children?: ReactNode
}) => {
  const { session } = useBrouillon()
  return (
    <div className={`rc-chiffre__doute ${className}`} role="status">
      <p>{message}</p>
      <div className="rc-actions">
        {children}
        <Button kind="tertiary" small onClick={() => session.confirmer([code])}>
          C’est exact, je le confirme
        </Button>
      </div>
    </div>
  )
}

/** A figure beside last year's, with the difference and what is doubtful, as one types. */
export const LigneChiffre = ({
  champ,
  libelle,
  annee,
  ecart,
}: {
  champ: ChiffreFinancier
  libelle: string
  /** How the former year is called, for who does not see the columns. */
  annee: string
  ecart: EcartFinancier
}) => {
  const { faits, confirmations, session, form, enVigueur } = useBrouillon()
  const avant = enVigueur.actuelle?.contenu.donneesFinancieres ?? null
  const doutes = doutesSur(champ, faits, avant, confirmations)
  const name = `donneesFinancieres.${champ}` as const
  return (
    <div className={`rc-chiffre${doutes.length > 0 ? ' rc-chiffre--doute' : ''}`}>
      <Champ name={name} label={libelle} hint={FINANCES[champ].aide?.ou} />
      <p className="rc-chiffre__avant">
        <span className="rc-chiffre__mot">{annee} : </span>
        {ecart.avant === null ? '—' : ecrireEntier(ecart.avant)}
      </p>
      <p className="rc-chiffre__ecart">
        {ecartDit(ecart)}
        {ecart.important && <span className="rc-chiffre__alerte"> à vérifier</span>}
      </p>
      {doutes.map((doute) => (
        <DouteDit key={doute.code} doute={doute}>
          {doute.remplacement !== null && (
            <Button
              kind="secondary"
              small
              onClick={() => {
                form.setValue(name, ecrireEntier(doute.remplacement ?? 0), { shouldDirty: true })
                session.signaler()
              }}
            >
              Remplacer par {ecrireEntier(doute.remplacement)}
            </Button>
          )}
        </DouteDit>
      ))}
    </div>
  )
}
