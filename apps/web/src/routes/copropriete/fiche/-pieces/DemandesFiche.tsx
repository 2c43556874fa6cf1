import { chezUnTeneur, isTeneur, parseFrDate, quandDecider } from '@registre/domain'
import { KeyValueList, Section } from '@registre/ui'
import { aujourdhuiParis } from '../../../../components/declaration/aujourdhui.ts'
import { BadgeEtat } from '../../../../components/validation/BadgeEtat.tsx'
import { VoiesDeRecours } from '../../../../components/configuration.tsx'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatInstant, formatJour } from '../../../../lib/format.ts'
import { useCompteConnecte } from '../../../../lib/session.ts'

type Demande = Answer<'visualiserCopropriete'>['demandes'][number]

const Fil = ({ demande }: { demande: Demande }) => (
  <>
    <h4 className="fr-text--md fr-text--bold fr-mt-2w">Échanges avec le teneur du registre</h4>
    <ol className="rc-fil">
      {demande.echanges.map(({ id, auteur, duTeneur, texte, creeLe }) => (
        <li
          key={String(id)}
          className={`rc-fil__message${duTeneur ? ' rc-fil__message--teneur' : ''}`}
        >
          <strong>{auteur}</strong>, le {formatInstant(creeLe)}
          <br />
          {texte}
        </li>
      ))}
    </ol>
  </>
)

/** The day that the register keeps, and that it is no notification. */
const DecisionOuverte = ({ le }: { le: string }) => (
  <>
    Par le demandeur, le {formatJour(le)}. Le registre garde ce jour ; il ne vaut pas notification.
  </>
)

/** Who is no keeper reads its own alone: an empty list denies none of the others'. */
const SansAutres = ({ demandes }: { demandes: readonly Demande[] }) => {
  const teneur = isTeneur(useCompteConnecte().profil)
  const vide = demandes.length === 0
  if (teneur) return vide && <p>Aucune demande.</p>
  return (
    <p>
      {vide && 'Votre établissement n’a fait aucune demande sur cette copropriété. '}
      Celles des autres sont réservées à qui les a faites et aux teneurs du registre.
    </p>
  )
}

/** The day of its decision: when it was taken, or by when a keeper takes it. */
const decision = ({ etat, decideeLe, echeance }: Demande): string => {
  const attendue = chezUnTeneur(etat) ? parseFrDate(echeance) : null
  return attendue === null ? formatInstant(decideeLe) : quandDecider(attendue, aujourdhuiParis())
}

/** The requests on the co-ownership: what was asked, decided, and said about it. */
export const DemandesFiche = ({ demandes }: { demandes: readonly Demande[] }) => (
  <Section title="Demandes">
    <SansAutres demandes={demandes} />
    {demandes.map((d) => (
      <Section
        key={String(d.id)}
        level={3}
        title={`${d.libelleType} du ${formatInstant(d.deposeeLe)}`}
        actions={<BadgeEtat etat={d.etat} libelle={d.libelleEtat} />}
      >
        <KeyValueList
          items={{
            Référence: d.reference,
            Décision: decision(d),
            'Motif du refus': d.motifRefus || undefined,
            Explication: d.texteDecision || undefined,
            Recours: d.etat === 'REFUSEE' ? <VoiesDeRecours /> : undefined,
            'Ouverte sur le registre': d.ouverteLe ? (
              <DecisionOuverte le={d.ouverteLe} />
            ) : undefined,
          }}
        />
        {d.echanges.length > 0 && <Fil demande={d} />}
      </Section>
    ))}
  </Section>
)
