import { champsDifferents, estMajAnnuelle, typeOuvert } from '@registre/domain'
import { Button, Section } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { debiteursDe } from '../../../components/declaration/controler.ts'
import { versSaisie } from '../../../components/declaration/saisie.ts'
import { TableDifferences } from '../../../components/historique/TableDifferences.tsx'
import { TableEcarts } from '../../../components/historique/TableEcarts.tsx'
import { useCommand } from '../../../lib/api/index.ts'
import { notify } from '../../../lib/notifications.ts'
import { PartiePasLue } from '../../../components/PasLu.tsx'

/**
 * What an update changes in the current declaration: every field, and every figure of the accounts,
 * old and new.
 */
export const ChangementsMaj = () => {
  const { declaration, faits, enVigueur } = useBrouillon()
  const { actuelle: base, isLoadingError, refetch } = enVigueur
  if (isLoadingError)
    return (
      <div className="fr-alert fr-alert--warning fr-mb-3w">
        <PartiePasLue relire={refetch}>
          La comparaison avec les données actuelles n’a pas pu être affichée.
        </PartiePasLue>
      </div>
    )
  if (!base) return <p role="status">Comparaison avec les données actuelles…</p>
  const actuelle = base.contenu
  const champs = champsDifferents(actuelle, faits.contenu)
  const jeux = [base.jeuDebiteurs, debiteursDe(faits)] as const
  const annuelle = estMajAnnuelle(declaration.typeMaj)
  return (
    <>
      <Section title="Ce qui change">
        <TableDifferences champs={champs} avant={actuelle} apres={faits.contenu} jeux={jeux} />
      </Section>
      {annuelle && (
        <Section title="Comparaison avec l’exercice précédent">
          <p>
            Vérifiez en particulier les écarts importants : une erreur de saisie ne pourra plus être
            corrigée une fois l’exercice enregistré.
          </p>
          <TableEcarts
            avant={actuelle.donneesFinancieres}
            apres={faits.contenu.donneesFinancieres}
            jeux={jeux}
          />
        </Section>
      )}
    </>
  )
}

/** Takes up an update on top of what somebody else filed meanwhile: what was typed is kept. */
export const ReprendreMaj = () => {
  const { session, form, declaration } = useBrouillon()
  const ouvrir = useCommand('commencerMiseAJour', { invalidates: ['lireDeclaration'] })
  const { coproprieteId, typeMaj } = declaration
  if (coproprieteId === null) return null
  const reprendre = async (): Promise<void> => {
    const reprise = await ouvrir.mutateAsync({ body: { coproprieteId, type: typeOuvert(typeMaj) } })
    form.reset(versSaisie(reprise.immatCopropriete))
    session.adopter(reprise)
    notify(
      'success',
      'Votre mise à jour est reprise à partir des nouvelles données.',
      'Relisez ce qui change avant de l’enregistrer.',
    )
  }
  return (
    <Button
      small
      className="fr-mt-1w"
      disabled={ouvrir.isPending}
      onClick={() => void reprendre().catch(() => undefined)}
    >
      Reprendre à partir des nouvelles données
    </Button>
  )
}
