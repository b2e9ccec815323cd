import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { Button } from '../../../ui/button.tsx';
import { undoPackage } from '../packages.api.ts';
import { lastFour } from '../scan-result.ts';
import { usePackageChange } from '../use-package-change.ts';

export function UndoStep({ one }: { one: PackageDetail }) {
  const undo = usePackageChange(
    (_: null, key) => undoPackage({ qid: one.qid, key }),
    () => warehouseMessages.undone,
  );
  return (
    <Button size="large" icon="arrow-back-up" isLoading={undo.isPending} onPress={() => undo.mutate(null)}>
      {warehouseMessages.undo(lastFour(one.code))}
    </Button>
  );
}
