/** The help about the keyboard. Apart: it is loaded when somebody asks for it. */
export const keyMessages = {
  title: 'Keyboard shortcuts',
  help: 'Show this help',
  search: 'Search orders and offers',
  dashboard: 'Dashboard',
  orders: 'Orders',
  nextRow: 'Next row',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  nextAction: 'Do the next action of the row',
  selectRow: 'Select row for bulk confirm',
  off: 'Shortcuts are off on this device. Turn them on in the menu under your name.',
} as const;
