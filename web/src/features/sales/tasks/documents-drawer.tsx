import { useQueryClient } from '@tanstack/react-query';
import { DocumentDrawer } from '../../documents/documents.public.ts';
import { refreshSales } from '../sales.queries.ts';
import type { TaskProps } from './task-props.ts';

/** The documents of the order beside its page (ORD-13). */
export default function DocumentsDrawer({ sale, onClose }: TaskProps) {
  const client = useQueryClient();
  return <DocumentDrawer sale={sale} refresh={() => refreshSales(client)} onClose={onClose} />;
}
