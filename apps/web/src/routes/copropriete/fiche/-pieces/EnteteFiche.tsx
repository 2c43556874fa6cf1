import {
  addDays,
  adresseEnLigne,
  ETATS_MANDAT_ACTIFS,
  normaliser,
  parseFrDate,
  PREVENIR_FIN_JOURS,
} from '@registre/domain'
import { Button, StateBadge } from '@registre/ui'
import { ActesFiche } from '../../../../components/administration/ActesFiche.tsx'
import { hrefFicheAnnuaire } from '../../../../components/annuaire/lien.ts'
import { ActesEnTete } from '../../../../components/coproprietes/ActionsCopropriete.tsx'
import { TON_ETAT } from '../../../../components/coproprietes/tons.ts'
import { aujourdhuiParis } from '../../../../components/declaration/aujourdhui.ts'
import { DissolutionDeclaree } from '../../../../components/dissolution/DissolutionDeclaree.tsx'
import { Numero } from '../../../../components/Numero.tsx'
import { RepresentantPourTeneur } from '../../../../components/teledeclarants/RepresentantPourTeneur.tsx'
import { LienDocument } from '../../../../components/validation/LienDocument.tsx'
import type { Answer } from '../../../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../../../lib/format.ts'
import { InternalLink } from '../../../../shell/InternalLink.tsx'
import { EtatsSuccessifs } from './EtatsSuccessifs.tsx'
import '../../../../components/recu/recu.css'
import '../../../../components/coproprietes/carte-copropriete.css'

type Fiche = Answer<'visualiserCopropriete'>

/** The name of a co-ownership, else its number. */
export const titreDe = ({ declaration, numeroImmatriculation }: Fiche): string =>
  declaration?.nomCopropriete ||
  (numeroImmatriculation
    ? `Copropriété ${formatNumero(numeroImmatriculation)}`
    : 'Copropriété sans nom')

/** The last certificate: what a person comes for most often is not left in a tab. */
const derniereAttestation = ({ documents }: Fiche) =>
  documents
    .filter(({ type }) => type.startsWith('ATTESTATION_'))
    .sort((a, b) => Date.parse(b.creeLe) - Date.parse(a.creeLe))[0]

/** The end of the mandate in place, dd/mm/yyyy; null without one. */
const finDuMandat = ({ mandats }: Fiche): string | null =>
  ETATS_MANDAT_ACTIFS.flatMap((etat) => mandats.filter((m) => m.etat === etat))[0]?.dateFin ?? null

const faitsDe = (fiche: Fiche, lots: number | null): { label: string; valeur: string }[] => [
  { label: 'Représentant légal', valeur: fiche.teledeclarant || VIDE },
  { label: 'Fin du mandat', valeur: finDuMandat(fiche) ?? VIDE },
  { label: 'Lots', valeur: lots === null ? VIDE : formatNombre(lots) },
  { label: 'Immatriculée le', valeur: fiche.dateImmatriculation || VIDE },
  ...(fiche.dateDissolution ? [{ label: 'Dissoute le', valeur: fiche.dateDissolution }] : []),
  ...(fiche.remplaceePar
    ? [{ label: 'Copropriété de référence', valeur: formatNumero(fiche.remplaceePar) }]
    : []),
]

/** A co-ownership at a glance: who it is, its state, four facts, and what may be done now. */
export const EnteteFiche = ({ fiche }: { fiche: Fiche }) => {
  const attestation = derniereAttestation(fiche)
  const fin = parseFrDate(finDuMandat(fiche))
  const i = fiche.declaration && normaliser(fiche.declaration.immatCopropriete).identification
  return (
    <>
      <div className="rc-batisse__carte">
        <div className="rc-batisse__faits">
          <p className="fr-text--sm">
            <strong>
              <Numero valeur={fiche.numeroImmatriculation} />
            </strong>{' '}
            <StateBadge tone={TON_ETAT[fiche.etat]}>{fiche.libelleEtat}</StateBadge>
          </p>
          <h1 tabIndex={-1} className="fr-h3 fr-mb-0">
            {titreDe(fiche)}
          </h1>
          {i?.adressePrincipale && <p>{adresseEnLigne(i.adressePrincipale)}</p>}
          <dl className="rc-recu__faits">
            {faitsDe(fiche, i?.nbLots ?? null).map(({ label, valeur }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{valeur}</dd>
              </div>
            ))}
          </dl>
          <div className="rc-actions rc-non-imprime">
            {attestation && (
              <LienDocument document={attestation} libelle={attestation.libelleType} />
            )}
            <Button kind="tertiary" small icon="fr-icon-printer-line" onClick={() => print()}>
              Imprimer la fiche
            </Button>
          </div>
        </div>
        <div className="rc-acte rc-acte--rien rc-non-imprime">
          <ActesEnTete
            ligne={{
              id: Number(fiche.id),
              nom: titreDe(fiche),
              numeroImmatriculation: fiche.numeroImmatriculation,
              idDeclaration: fiche.declaration?.id == null ? null : Number(fiche.declaration.id),
              actions: fiche.actions,
            }}
            finProche={fin !== null && fin <= addDays(aujourdhuiParis(), PREVENIR_FIN_JOURS)}
          />
          <div className="rc-actions">
            <ActesFiche fiche={fiche} />
            <RepresentantPourTeneur mandats={fiche.mandats} />
          </div>
        </div>
      </div>
      <EtatsSuccessifs historique={fiche.historique} />
      {fiche.sort && (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-my-2w">
          <p>
            {fiche.sort}.
            {fiche.remplaceePar && (
              <>
                {' '}
                <InternalLink href={hrefFicheAnnuaire(fiche.remplaceePar)}>
                  Voir la copropriété <Numero valeur={fiche.remplaceePar} />
                </InternalLink>
              </>
            )}
          </p>
        </div>
      )}
      {fiche.dissolution && ['A_VALIDER', 'VALIDEE'].includes(fiche.dissolution.statut) && (
        <DissolutionDeclaree dissolution={fiche.dissolution} />
      )}
    </>
  )
}
