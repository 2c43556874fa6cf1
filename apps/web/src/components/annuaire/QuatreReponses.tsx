import type { ReactNode } from 'react'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Barre } from './Barre.tsx'
import { LienExterne } from '../LienExterne.tsx'
import { ecrireSiret, type FicheAnnuaire } from './fiche.tsx'
import { aJourDe, auRegistre, type Reponse, syndicDe } from './reponses.ts'

const Une = ({
  question,
  ton,
  valeur,
  precisions,
  children,
}: Reponse & { question: string; children?: ReactNode }) => (
  <div>
    <dt>{question}</dt>
    <dd>
      <b className={`rc-reponse-fiche--${ton}`}>{valeur}</b>
      {children}
      {precisions.map((p) => (
        <p key={p}>{p}</p>
      ))}
    </dd>
  </div>
)

const QuiEstLeSyndic = ({ f }: { f: FicheAnnuaire }) => {
  const { part, ...reponse } = syndicDe(f)
  return (
    <Une question="Qui est le syndic ?" {...reponse}>
      {f.syndic && (
        <p>
          {[f.typeSyndic, f.syndic.commune].filter(Boolean).join(', ')}
          {f.syndic.siret !== '' && (
            <>
              , SIRET{' '}
              <LienExterne
                ou=", le syndic dans l’annuaire des entreprises"
                href={`https://annuaire-entreprises.data.gouv.fr/etablissement/${f.syndic.siret}`}
              >
                {ecrireSiret(f.syndic.siret)}
              </LienExterne>
            </>
          )}
        </p>
      )}
      {part !== null && <Barre className="rc-mandat-couru" parts={[part, 100 - part]} />}
    </Une>
  )
}

/** The four questions that one comes with; what the register does not publish is said, with where to ask it. */
export const QuatreReponses = ({ fiche: f }: { fiche: FicheAnnuaire }) => (
  <dl className="rc-reponses-fiche">
    <Une question="Est-elle au registre ?" {...auRegistre(f)} />
    <Une question="Ses données sont-elles à jour ?" {...aJourDe(f)} />
    <QuiEstLeSyndic f={f} />
    <Une
      question="Des procédures, des impayés ?"
      ton="neutre"
      valeur="Le registre ne les publie pas"
      precisions={[]}
    >
      <p>Demandez au vendeur ou à son notaire ; pour un arrêté, à la mairie.</p>
      <p className="rc-non-imprime">
        <InternalLink href="/aide#ce-qui-est-publie">Ce que le registre publie</InternalLink>
      </p>
    </Une>
  </dl>
)
